"""Takes the machine's accent off unparsed code: needless parentheses, blank lines after a class, one kind of quotes."""
import re

TUPLE = re.compile(r"^(\s*(?:return|yield|[\w.\[\]', ]+? =|[\w.]+ [-+]=) )\((.*)\)$")
STRING = re.compile(r"""(\w*)('(?:[^'\\\n]|\\.)*')""")


def closes_last(text):
    """Whether the first bracket of `(…)` is closed by the last one, and a comma stands between them at that level."""
    depth, quote, comma, at = 0, "", False, 0
    while at < len(text):
        c = text[at]
        if quote:
            if c == "\\":
                at += 1
            elif c == quote:
                quote = ""
        elif c in "'\"":
            quote = c
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
            if depth < 0:
                return False
        elif c == "," and depth == 0:
            comma = True
        at += 1
    return comma and depth == 0 and not quote and not text.endswith(",")


def generators(line):
    """`f((x for x in y))` with the brackets that a person would write."""
    at = line.find("((")
    while at >= 0:
        end = matching(line, at + 1)
        if end > 0 and line[end + 1:end + 2] == ")" and at and (line[at - 1].isalnum() or line[at - 1] in "_])") and top_level_for(line[at + 2:end]):
            line = line[:at + 1] + line[at + 2:end] + line[end + 1:]
        at = line.find("((", at + 1)
    return line


def matching(text, start):
    depth, quote, at = 0, "", start
    while at < len(text):
        c = text[at]
        if quote:
            if c == "\\":
                at += 1
            elif c == quote:
                quote = ""
        elif c in "'\"":
            quote = c
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
            if depth == 0:
                return at
        at += 1
    return -1


def top_level_for(text):
    depth, quote, at = 0, "", 0
    while at < len(text):
        c = text[at]
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif depth == 0 and text.startswith(" for ", at):
            return True
        at += 1
    return False


def restyle(source, rng, quote=None):
    """Text that compiles to the same. `quote`: the parent's own kind of quotes, where it is known."""
    lines, blank = [], rng.random() < 0.5
    for line in source.split("\n"):
        if not line and lines and lines[-1].startswith("class ") and blank:
            continue
        match = TUPLE.match(line)
        if match and closes_last(match.group(2)) and not top_level_for(match.group(2)):
            line = match.group(1) + match.group(2)
        if " for " in line and "((" in line:
            line = generators(line)
        lines.append(line)
    text = "\n".join(lines)
    if quote == '"' and "f'" not in text and '"' not in text:
        text = STRING.sub(lambda m: m.group(0) if "\\" in m.group(2) else m.group(1) + '"' + m.group(2)[1:-1] + '"', text)
    return text
