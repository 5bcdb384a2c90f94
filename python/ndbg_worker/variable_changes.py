"""Finds where a variable could be changed in a recorded run, and to which value."""
import ast

from ndbg_trace.stream import CALL, CHANGE, EXCEPTION, GONE, LINE, RETURN


def moments(writer):
    """Yields (event, {name: text}) for each line at which variables hold plain values. The dict is shared: use it at
    once."""
    words, texts, names = writer.words, writer.texts, writer.names
    stack, pending = [], []
    event = at = 0
    while at < len(words):
        word = words[at]
        kind, payload = word & 7, word >> 3
        at += 1
        if kind == CHANGE:
            pending.append((names[payload], texts[words[at]]))
            at += 1
            continue
        if kind == GONE:
            pending.append((names[payload], None))
            continue
        if kind == CALL:
            stack.append({})
        if stack:
            for name, text in pending:
                if text is None:
                    stack[-1].pop(name, None)
                else:
                    stack[-1][name] = text
        pending.clear()
        if kind == LINE:
            if stack and stack[-1]:
                yield event, stack[-1]
            event += 1
        elif kind == CALL:
            event += 1
        elif kind == RETURN:
            at += 1
            event += 1
            stack.pop()
        elif kind == EXCEPTION:
            at += 1
            event += 1
        elif stack:  # an exception left this activation
            stack.pop()


def choose(writer, rng):
    """Chooses a plausible change, or returns None."""
    found = [(event, dict(shown)) for event, shown in moments(writer)]
    for _ in range(4):
        if not found:
            return None
        event, shown = rng.choice(found)
        name = rng.choice(list(shown))
        value = another(shown[name], rng)
        if value is not None and value != shown[name]:
            return {"event": event, "name": name, "value": value}
    return None


def another(text, rng):
    """Returns another value of the same kind as the literal in `text`, or None if it is no literal."""
    if len(text) > 200:
        return None
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return None
    made = changed(value, rng)
    try:
        return repr(made)
    except ValueError:
        return None


def changed(value, rng):
    draw = rng.random()
    if isinstance(value, bool):
        return not value
    if value is None:
        return rng.choice((0, "", [], 1, "a"))
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, 0, -value, value * 2, rng.randint(-20, 100)))
    if isinstance(value, float):
        return rng.choice((value + 0.5, -value, 0.0, round(rng.uniform(-10, 10), 2)))
    if isinstance(value, str):
        if not value or draw < 0.3:
            return value + rng.choice("abcxyz ,.019AZ")
        at = rng.randrange(len(value))
        return rng.choice((value[::-1], value.upper(), value[:at] + value[at + 1:], value[at:], "", value.swapcase()))
    if isinstance(value, (list, tuple)):
        items = list(value)
        if items and draw < 0.4:
            at = rng.randrange(len(items))
            items[at] = changed(items[at], rng)
        elif items and draw < 0.7:
            items.pop(rng.randrange(len(items)))
        elif items:
            items.append(rng.choice(items))
        else:
            items.append(rng.randint(0, 9))
        return type(value)(items)
    if isinstance(value, dict) and value:
        made = dict(value)
        key = rng.choice(list(made))
        if draw < 0.5:
            made[key] = changed(made[key], rng)
        else:
            del made[key]
        return made
    return value
