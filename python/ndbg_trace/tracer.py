"""The trace function. Everything an event needs is a local of one closure: this is where the time goes, and why this
file is long: a closure's variables are quicker to reach than attributes.

Events of the recorded thread nest, so the activation an event belongs to is the top of a stack; each resume of a
generator is an activation of its own. What a line can rebind is known from its bytecode, so an event looks only at
those names, at names shared with other functions, and at values that can change in place. Of many lines it is also
known that they change nothing in place but what they read (codes.py): then the other values are not looked at, as long
as they share no part with those.
"""

import sys

from _thread import _count as thread_count, get_ident
from marshal import dumps

from .codes import MODULE_NAMES, TRUE_BUILTINS, CodeInfo, is_folded, parameters
from .errors import ProgramError, StepLimit
from .fields import FieldReader
from .files import UNSEEN
from .intact import BUILTINS as __builtins__
from .pace import usual
from .stream import CHANGE, EXCEPTION, GONE, LAST, NEW_TABLE, RETURN, to_json
from . import watching
from .values import ATOMS, are_apart, is_frozen, is_plain, text_if_plain

UNWIND_WORD = 6
TABLE_LIMIT = 32768
TEXT_LIMIT = 1 << 20
SMALL = 10**12
MARK_LIMIT = 1 << 16  # a fingerprint longer than this costs more than it saves
NEW_VALUE = "_ndbg_new_value"
DEPTH_SAMPLE = 64  # library calls between two looks at how deep the stack is
# A program may see others.
REAL_SETTRACE, REAL_GETTRACE, REAL_SETPROFILE, REAL_GETFRAME = sys.settrace, sys.gettrace, sys.setprofile, sys._getframe
_INT, _STR, _TUPLE, _FROZENSET, _LIST, _DICT = int, str, tuple, frozenset, list, dict
_CONTAINERS = frozenset((list, dict, tuple))
_MODULE, _TYPE, _FUNCTION = type(sys), type, type(are_apart)
STALE = b""  # the mark of a plain value whose fingerprint was not taken


def is_deeper_than(frames):
    try:
        sys._getframe(frames)
    except ValueError:
        return False
    return True


class _Unbound:
    """Stands for a name without a value."""


UNBOUND = _Unbound()


class Tracer:
    """`files`: a Files, which knows what belongs to the program. `writer`: a ChunkWriter."""

    def __init__(self, files, writer, renderer, step_limit, sets=(), on_limit=None, pace=usual):
        self.files = files
        self.count = 0
        self.limit_hit = False
        self.records = []
        (
            self.trace,
            self.start,
            self.stop,
            self.finish,
            self.flush,
            self.limit_depth,
            self.abandon,
            self.awaited,
            self.events,
        ) = _make(self, files, writer, renderer, step_limit, sets, on_limit, pace)


def _make(tracer, files, writer, renderer, step_limit, sets, on_limit, pace):
    buffer = []
    append = buffer.append
    texts = []
    add_text = texts.append
    records = tracer.records
    ids = {}  # text -> value id
    ints = {}  # exact int -> value id
    strs = {}  # exact str -> value id
    get_int, get_str = ints.get, strs.get
    text_of, cut, text_limit = renderer.text, renderer.cut, renderer.limit
    # Integers and strings whose text is surely not cut: a character's escape has ten at most.
    small, short = (SMALL, min(text_limit // 10 - 1, 1000)) if text_limit >= 20 else (0, 0)
    exc_info = sys.exc_info

    # What earlier runs of the same program worked out stands first, under the same numbers.
    known = files.known_codes
    name_ids = dict(known.names)
    infos = dict(known.infos)  # id(code) -> CodeInfo, or None for what is folded; `codes` keeps them alive
    codes = list(known.codes)
    code_count = known.count
    if name_ids:
        records.append({"names": list(name_ids)})
        records += known.records
    own_files = files.known
    get_file, get_info = own_files.get, infos.get
    field_reader = FieldReader(own_files, text_of)
    fields_of, may_hold = field_reader.of, field_reader.may_hold

    stack = []
    current = None  # the frame on top
    held = {}  # name -> value, for what can only change by being replaced
    volatile = {}  # name -> [fingerprint or None, text, the value where it is plain], for the rest
    holders = None  # name in `volatile` -> its fields, where there may be any (fields.py)
    info = lines = None
    stores = ()  # what the line that runs may rebind
    fold = None
    last_line = 0  # own number of the line on top
    excepted = None  # id(exception) -> text once one passed this activation; else None
    exc_text = None
    was_exception = False
    harmless = False  # the line that runs changes nothing in place
    suspects = None  # the names whose values it may change in place; None: all
    apart = None  # whether no two values share a part; None: unknown
    trusted = False  # builtins were seen to be the true ones, and no one could change that since
    depth_limit = own_depth_limit = 1 << 30
    sample = DEPTH_SAMPLE
    settrace, setprofile, getframe = REAL_SETTRACE, REAL_SETPROFILE, REAL_GETFRAME
    is_watching = False  # events come from sys.monitoring
    is_lost = False  # an event was left half done
    was_too_deep = False
    thread = get_ident()
    call_mark = 0  # where the last call begins in the buffer
    dropped = []  # the frames on the stack whose activation was taken back; what they close is closed within them

    span = pace(0, 0)  # so many events make a chunk
    tick_size = min(span, step_limit)
    left = tick_size  # events until the next tick
    done = 0  # events before this tick began
    text_size = 0
    new_table = 0
    stopped = False
    pending = sorted(sets, key=lambda s: s["event"])
    watch = pending[0]["event"] if pending else -1

    def name_id(name):
        found = name_ids.get(name)
        if found is None:
            found = name_ids[name] = len(name_ids)
            if records and type(records[-1]) is dict and "names" in records[-1]:
                records[-1]["names"].append(name)
            else:
                records.append({"names": [name]})
        return found

    def define(text):
        nonlocal text_size, tick_size, left
        found = ids.get(text)
        if found is None:
            found = ids[text] = len(ids)
            add_text(text)
            text_size += len(text)
            if text_size > TEXT_LIMIT and left > 1:  # send it with this event
                tick_size -= left - 1
                left = 1
        return found

    def flush(flags=0):
        nonlocal text_size, new_table
        writer.chunk(buffer, texts, records, flags | new_table)
        buffer.clear()
        texts.clear()
        records.clear()
        text_size = new_table = 0
        if len(ids) > TABLE_LIMIT or len(ints) + len(strs) > TABLE_LIMIT:
            ids.clear()
            ints.clear()
            strs.clear()
            new_table = NEW_TABLE

    def tick():
        """Every so many events: send what there is; end what has run for too long."""
        nonlocal left, done, tick_size, span, stopped
        done += tick_size
        if done > step_limit:
            # The one event too many is dropped, and so is everything after it.
            buffer.clear()
            stopped = True
            left = tick_size = 1
            done = step_limit
            tracer.limit_hit = True
            if is_watching:
                watching.silence()
            if on_limit is not None:
                on_limit(tracer)
            raise StepLimit(f"the program passed {step_limit} steps")
        flush()
        span = pace(span, done)
        left = tick_size = min(span, step_limit - done) or 1

    def value_id(value):
        nonlocal text_size
        kind = type(value)
        if kind is _INT:
            found = get_int(value)
            if found is None:
                if -small < value < small:
                    text = repr(value)
                    found = ids.get(text)
                    if found is None:
                        found = ids[text] = len(ids)
                        add_text(text)
                        text_size += len(text)
                else:
                    found = define(text_of(value))
                ints[value] = found
            return found
        if kind is _STR:
            found = get_str(value)
            if found is None:
                if len(value) < short:
                    found = strs[value] = define(repr(value))
                else:
                    found = define(text_of(value))
                    if len(value) < 1000:
                        strs[value] = found
            return found
        for entry in volatile.values():
            if entry[2] is value and value is not None:
                return define(entry[1])
        return define(text_of(value))

    def update(name, word, value, mark=None):
        """`name` holds another object than before (or identity does not show a change): note what is new.

        `mark`: the value's fingerprint, if it is known already.
        """
        nonlocal apart, holders
        kind = type(value)
        if kind is _INT or kind is _STR:
            if name in volatile:
                del volatile[name]
                if holders:
                    lose_fields(name)
            else:
                old = held.get(name, UNBOUND)
                if type(old) is kind and old == value:
                    held[name] = value
                    return
            held[name] = value
            append(word)
            append(value_id(value))
            return
        if value is UNBOUND:
            if name in held:
                del held[name]
            elif name in volatile:
                del volatile[name]
            else:
                return
            append(word - CHANGE + GONE)
            if holders:
                lose_fields(name)
            return
        entry = volatile.get(name)
        if entry is not None:
            old_text = entry[1]
        elif name in held:
            old_text = text_of(held[name])
        else:
            old_text = None
        if (kind in ATOMS and (kind is not _MODULE or info.is_module)) or (
            (kind is _TUPLE or kind is _FROZENSET) and len(value) < 1000 and is_frozen(value)
        ):
            if entry is not None:
                del volatile[name]
                if holders:
                    lose_fields(name)
            held[name] = value
            text = text_of(value)
        else:
            text = None
            if kind in _CONTAINERS and is_plain(value, 1000) >= 0:
                if mark is None:
                    mark = dumps(value)
                if len(mark) < MARK_LIMIT:
                    text = cut(text_if_plain(value))
            if not text:
                mark = None
                text = text_of(value)
            if entry is not None:
                entry[0] = mark
                entry[1] = text
                entry[2] = None if mark is None else value
            else:
                held.pop(name, None)
                volatile[name] = [mark, text, None if mark is None else value]
            apart = None
            if mark is None and may_hold(value):
                if holders is None:
                    holders = {}
                holders.setdefault(name, {})
            elif holders:
                lose_fields(name)
        if text != old_text:
            append(word)
            append(define(text))

    def lose_fields(name):
        """The variable no longer holds anything with fields."""
        for path in holders.pop(name, ()):
            append(name_id(path) << 3 | GONE)

    def look_at_fields(look_up):
        """Records the fields of the objects that the variables stand for, behind the variables of an event."""
        for name, known in holders.items():
            found = fields_of(name, look_up(name, UNBOUND), known)
            for path in known:
                if path not in found:
                    append(name_id(path) << 3 | GONE)
            for path, entry in found.items():
                old = known.get(path)
                if old is not entry and (old is None or old[2] != entry[2]):
                    append(name_id(path) << 3 | CHANGE)
                    append(define(entry[2]))
            holders[name] = found

    refresh = []  # (name, value, fingerprint) whose text may be another

    def bring_up_to_date():
        nonlocal apart
        words = info.words
        for name, value, mark in refresh:
            # The usual case, a list or dict of atoms that grew, without the detours of `update`.
            if mark is not None and len(mark) < MARK_LIMIT:
                kind = type(value)
                if (kind is _LIST or kind is _DICT) and is_plain(value, 1000) >= 0:
                    text = cut(text_if_plain(value))
                    if text:
                        entry = volatile[name]
                        entry[0] = mark
                        entry[2] = value
                        apart = None
                        if text != entry[1]:
                            entry[1] = text
                            append(words[name])
                            number = ids.get(text)
                            append(define(text) if number is None else number)
                        continue
            update(name, words[name], value, mark)
        refresh.clear()

    def look_again(look_up, skip):
        """Values that can change in place: the same name, the same object perhaps, another text perhaps."""
        nonlocal apart
        for name, entry in volatile.items():
            if name in skip:
                continue
            value = look_up(name, UNBOUND)
            mark = entry[0]
            if mark is not None:
                try:
                    new_mark = dumps(value)
                    if new_mark == mark:
                        if value is not entry[2]:
                            entry[2] = value
                            apart = None
                        continue
                    mark = new_mark
                except ValueError:
                    mark = None
            refresh.append((name, value, mark))
        if refresh:
            bring_up_to_date()

    def look_at_suspects(look_up):
        """After a line that changed nothing in place but what it read. `look_up`: where names may be bound anew, or
        None.

        No code but the interpreter's ran, so that what is in there has a `repr` that can be called as it is.
        """
        nonlocal apart
        words = info.words
        touched = 0
        for name, entry in volatile.items():
            if name not in suspects:
                continue
            touched += 1
            value = entry[2]
            if look_up is not None:
                now = look_up(name, UNBOUND)
                if now is not value:
                    refresh.append((name, now, None))
                    continue
            text = "" if len(value) > 1000 else text_if_plain(value)
            if not text or " at 0x" in text:
                refresh.append((name, value, None))
                continue
            if len(text) > text_limit:
                text = cut(text)
            if text != entry[1]:
                entry[0] = STALE
                entry[1] = text
                append(words[name])
                number = ids.get(text)
                append(define(text) if number is None else number)
        if touched > 1:
            apart = None  # a part of one may be in the other now
        if refresh:
            bring_up_to_date()

    def bound(frame, bounds):
        """Whether the line that is about to run changes nothing in place but what it reads; notes that if so."""
        nonlocal harmless, suspects, apart, trusted
        names, touches, builtins, involved = bounds
        has_volatile = False
        for name in names:
            if name not in held:
                if name not in volatile or volatile[name][0] is None:
                    return False
                has_volatile = True
        if builtins and not trusted:
            frame_globals, frame_builtins = frame.f_globals, frame.f_builtins
            for name in TRUE_BUILTINS:
                if name in frame_globals or frame_builtins.get(name) is not TRUE_BUILTINS[name]:
                    return False
            trusted = True
        if not touches or not has_volatile:
            harmless = True
            return True
        if apart is None:
            apart = len(volatile) == 1 or are_apart(volatile.values())
        if not apart:
            return False
        suspects = involved
        return True

    def is_as_before(name, entry, value):
        """Whether a value has the text that its name had, for the values that most modules hold, where that is seen
        without running the program's code: plain ones, functions and classes."""
        mark = entry[0]
        kind = type(value)
        if mark is not None:
            if kind not in _CONTAINERS:
                return False
            try:
                if dumps(value) != mark:
                    return False
            except ValueError:
                return False
            entry[2] = value
            return True
        if kind is _FUNCTION:
            text = f"<function {value.__qualname__}>"
        elif kind is _TYPE:
            text = repr(value)
        else:
            return False
        return text == entry[1] and (not holders or name not in holders)

    def look_at_module(frame):
        """Module names can be rebound from anywhere, so all of them are looked at."""
        frame_locals = frame.f_globals  # not f_locals: 3.12 mixes the names of inlined comprehensions in
        words = info.words
        new = []
        for name, value in list(frame_locals.items()):
            if value is held.get(name, UNBOUND) or name in MODULE_NAMES or type(name) is not _STR or name[:1] == ".":
                continue
            entry = volatile.get(name)
            if entry is not None and is_as_before(name, entry, value):
                continue
            word = words.get(name)
            if word is None:
                word = words[name] = name_id(name) << 3 | CHANGE
            if entry is not None or name in held:
                update(name, word, value)
            else:
                new.append((name, word, value))
        if len(new) > 1:
            places = info.places
            new.sort(key=lambda n: places.get(n[0], len(places)))
        for name, word, value in new:
            update(name, word, value)
        there = frame_locals.keys()
        if not (held.keys() <= there and volatile.keys() <= there):
            for name in [n for n in (*held, *volatile) if n not in there]:
                update(name, words[name], UNBOUND)
        if holders:
            look_at_fields(frame_locals.get)

    def look(frame, skip=()):
        """Bring the changes up to date for an event other than a plain line."""
        if info.is_module:
            look_at_module(frame)
            return
        if stores or (volatile and not harmless):
            if suspects is not None and not stores:
                look_at_suspects(None)
                return
            look_up = frame.f_locals.get
            for name, word in stores:
                value = look_up(name, UNBOUND)
                if value is not held.get(name, UNBOUND) and (name not in volatile or harmless) and name not in skip:
                    update(name, word, value)
            if volatile and not harmless:
                if suspects is not None:
                    look_at_suspects(look_up)
                else:
                    look_again(look_up, skip)
            if holders:
                look_at_fields(look_up)

    def apply_sets(frame):
        """The user changes a variable at this event: for real, before the line runs."""
        nonlocal watch, stores, suspects, harmless
        event = watch
        frame_locals = frame.f_globals if info.is_module else frame.f_locals
        while pending and pending[0]["event"] == event:
            change = pending.pop(0)
            name = change["name"]
            is_field = not name.isidentifier()
            word = 0 if is_field else info.words.get(name)
            if word is None:
                if not info.is_module:
                    where = f"{info.code.co_name} has no variable {name!r}"
                    raise SetFailed(ProgramError("set", where, event=event, name=name))
                word = info.words[name] = name_id(name) << 3 | CHANGE
            if is_field and not any(name in found for found in (holders or {}).values()):
                raise SetFailed(ProgramError("set", f"{name!r} is shown nowhere here", event=event, name=name))
            try:
                seen = dict(frame_locals)
                value = eval(compile(change["value"].strip(), "<set>", "eval"), frame.f_globals, seen)
                if is_field:
                    seen[NEW_VALUE] = value
                    exec(compile(f"{name} = {NEW_VALUE}", "<set>", "exec"), frame.f_globals, seen)
            except BaseException as problem:
                message = f"the value for {name} does not evaluate: {type(problem).__name__}: {problem}"
                raise SetFailed(ProgramError("set", message, event=event, name=name)) from None
            if is_field:
                look_at_fields(frame_locals.get)
            else:
                frame_locals[name] = value
                update(name, word, value)
                if holders:
                    look_at_fields(frame_locals.get)
        watch = pending[0]["event"] if pending else -1
        suspects = None
        harmless = False

    def not_a_line(kind):
        where = f"event {watch} is a {kind}; a variable can only be set at a line"
        raise SetFailed(ProgramError("set", where, event=watch))

    def new_code(code, file):
        nonlocal code_count
        scope = file.outline.find(code)
        if scope is None or is_folded(code):
            found = None
        else:
            number = code_count
            code_count += 1
            found = CodeInfo(code, number, scope, file.first_line - 1, name_id)
            base = file.first_line - 1
            text = to_json(
                {
                    "code": code.co_name,
                    "qualname": getattr(code, "co_qualname", scope.qualname),
                    "file_number": file.number,
                    "line": base + scope.line,
                    "last": base + scope.last,
                    "parameters": parameters(code),
                }
            )
            records.append(text)
            if file.number == 0 and known.count == number:
                known.count += 1
                known.records.append(text)
                known.names = dict(name_ids)
                known.infos[id(code)] = found
                known.codes.append(code)
        codes.append(code)
        infos[id(code)] = found
        return found

    def on_call(frame, event, arg):
        """The global trace function: a frame begins, or a generator goes on."""
        nonlocal current, held, volatile, info, lines, stores, fold, last_line, excepted, exc_text, was_exception, left
        nonlocal holders, call_mark, harmless, suspects, apart, trusted
        nonlocal sample, tick_size
        code = frame.f_code
        file = get_file(code.co_filename)
        if file is None:
            file = files.look_up(code.co_filename, records)
        if file is UNSEEN:
            return None
        sample -= 1
        if not sample:
            sample = DEPTH_SAMPLE
            if is_deeper_than(depth_limit):
                too_deep()
        if file is False or stopped:
            return None
        code_info = get_info(id(code), 0)
        if code_info == 0:
            code_info = new_code(code, file)
        if code_info is None:
            return None
        if len(stack) > own_depth_limit:
            too_deep()
        if is_watching and not code_info.is_watched:
            watching.watch(code)
            code_info.is_watched = True
        stack.append(
            (current, held, volatile, holders, info, stores, fold, last_line, excepted, exc_text, was_exception)
        )
        call_mark = len(buffer)
        current = frame
        held = {}
        volatile = {}
        holders = None
        info = code_info
        lines = code_info.lines
        fold = excepted = exc_text = None
        was_exception = harmless = trusted = False
        suspects = apart = None
        stores = code_info.all
        last_line = frame.f_lineno
        if code_info.entry:
            skip = ()
            if code_info.comprehensions and last_line != code_info.first:
                # Resumed in the middle of an inlined comprehension: its names are not the function's.
                fold = code_info.running_comprehension(frame.f_lasti)
                if fold is not None:
                    last_line = fold[0]
                    skip = fold[4]
            frame_locals = frame.f_locals
            for name, word in code_info.entry:
                value = frame_locals.get(name, UNBOUND)
                if value is not UNBOUND and name not in skip:
                    update(name, word, value)
            if holders:
                look_at_fields(frame_locals.get)
        elif code_info.is_module:
            look_at_module(frame)
        append(code_info.word)
        left -= 1
        if not left:
            if code_info.may_be_taken_back and done + tick_size < step_limit:
                tick_size += 1  # not sent yet
                left = 1
            else:
                tick()
        if done + tick_size - left - 1 == watch:
            not_a_line("call")
        return on_module_event if code_info.is_module else on_event

    def limit_depth(limit):
        """The recursion limit that the program sees. The real one is higher: the trace function needs room above it."""
        nonlocal depth_limit, own_depth_limit
        own_depth_limit = limit - 4
        depth_limit = limit + DEPTH_SAMPLE

    def too_deep():
        """Raising here is what the program expects; that it turns tracing off is undone at the next profile event."""
        nonlocal was_too_deep
        if is_watching:
            was_too_deep = True
        else:
            setprofile(trace_again)
        raise RecursionError("maximum recursion depth exceeded")

    def trace_again(frame, event, arg):
        nonlocal left
        if frame.f_code.co_filename in files.unseen:
            return
        setprofile(None)
        if frame is current or frame.f_back is current:
            # What was missed: the exception in the frame that called too deep.
            if frame is current:
                look(frame)
            append((info.base + last_line) << 3 | EXCEPTION)
            append(define("RecursionError('maximum recursion depth exceeded')"))
            left -= 1
            if frame is current and event == "return":
                if arg is None and frame.f_lasti not in info.leaves:
                    append(UNWIND_WORD)
                    left_by_unwinding()
                else:
                    leave(frame, arg)
            if left <= 0:
                tick()
        settrace(on_call)

    def left_by_unwinding():
        nonlocal harmless, suspects, apart, trusted
        harmless = trusted = False  # a line that called can have done anything
        suspects = apart = None
        nonlocal current, held, volatile, holders, info, lines, stores, fold, last_line, excepted, exc_text
        nonlocal was_exception
        current, held, volatile, holders, info, stores, fold, last_line, excepted, exc_text, was_exception = stack.pop()
        lines = info.lines if info is not None else None

    def on_event(frame, event, arg):
        nonlocal stores, fold, last_line, left, exc_text, was_exception, harmless, suspects, apart, trusted
        if frame is not current:
            resync(frame)
        if event == "line":
            line = frame.f_lineno
            if was_exception and frame.f_lasti in info.cleanups:
                return on_event  # 3.13 and later: an exception thrown into an `await` or `yield from` on its way out
            try:
                word, next_stores, next_fold, bounds = lines[line]
            except KeyError:  # a line without code of its own
                harmless = trusted = False
                suspects = apart = None
                return on_event
            if next_fold is not None:
                if next_fold is fold:
                    return on_event
                if len(next_fold) == 2:  # a header: what comes after its last line is folded, not before
                    last_line = line
                    if line != next_fold[1]:
                        next_fold = None
                else:
                    last_line = next_fold[0]
            else:
                last_line = line
            if stores or (volatile and not harmless):
                if suspects is not None and not stores:
                    look_at_suspects(None)
                else:
                    look_up = frame.f_locals.get
                    for name, name_word in stores:
                        value = look_up(name, UNBOUND)
                        old = held.get(name, UNBOUND)
                        if value is old:
                            continue
                        if type(value) is _INT and name not in volatile:
                            held[name] = value
                            if type(old) is not _INT or old != value:
                                append(name_word)
                                number = get_int(value)
                                append(value_id(value) if number is None else number)
                        elif name not in volatile or harmless:
                            update(name, name_word, value)
                    if volatile and not harmless:
                        if suspects is not None:
                            look_at_suspects(look_up)
                        else:
                            look_again(look_up, ())
                    if holders:
                        look_at_fields(look_up)
            stores = next_stores
            fold = next_fold
            harmless = False
            suspects = None
            if bounds is None or not volatile or thread_count() or not bound(frame, bounds):
                apart = None
                trusted = False
            if excepted is not None:
                was_exception = False
                known = excepted.get(id(exc_info()[1]))
                if known is not None:
                    exc_text = known
            if watch >= 0 and done + tick_size - left == watch:
                apply_sets(frame)
            append(word)
            left -= 1
            if not left:
                tick()
            return on_event
        if event == "return":
            leave(frame, arg)
            return on_event
        if event == "exception":
            record_exception(frame, arg[1])
        return on_event

    def on_module_event(frame, event, arg):
        """The same for a module's own lines: its names can be rebound from anywhere, so all are looked at."""
        nonlocal fold, last_line, left, exc_text, was_exception
        if frame is not current:
            resync(frame)
        if event == "line":
            line = frame.f_lineno or 1  # a module without code: 3.11 and later say 0
            found = lines.get(line)
            if found is None:
                return on_module_event
            word, _, next_fold, _ = found
            if next_fold is not None:
                if next_fold is fold:
                    return on_module_event
                if len(next_fold) == 2:
                    last_line = line
                    if line != next_fold[1]:
                        next_fold = None
                else:
                    last_line = next_fold[0]
            else:
                last_line = line
            look_at_module(frame)
            fold = next_fold
            if excepted is not None:
                was_exception = False
                known = excepted.get(id(exc_info()[1]))
                if known is not None:
                    exc_text = known
            if watch >= 0 and done + tick_size - left == watch:
                apply_sets(frame)
            append(word)
            left -= 1
            if not left:
                tick()
        elif event == "return":
            leave(frame, arg)
        elif event == "exception":
            record_exception(frame, arg[1])
        return on_module_event

    def record_exception(frame, problem):
        nonlocal excepted, exc_text, was_exception, left
        if dropped and dropped[-1] is frame:
            return
        at = frame.f_lasti
        kind = type(problem)
        if call_mark < len(buffer) and (at == info.unstarted or (at in info.ends and kind is GeneratorExit)):
            # 3.10 and 3.11 run a generator that is closed before it began; 3.12 and later do not. Up to 3.12 they run
            # one that is closed at a `yield`; 3.13 and later do not, unless a `try` or a `with` is around it.
            del buffer[call_mark:]
            left += 1
            dropped.append(frame)
            return
        if kind is StopIteration and at in info.sends:
            return  # how an awaited or delegated-to generator hands its result over
        inside = info.running_comprehension(at) if info.comprehensions else None
        if inside is None:
            look(frame)
        elif kind is StopAsyncIteration:
            return  # how the comprehension's own `async for` ends
        else:
            look(frame, inside[4])
        text = text_of(problem)
        if excepted is None or len(excepted) > 50:
            excepted = {}
        excepted[id(problem)] = exc_text = text
        was_exception = True
        append((info.base + last_line) << 3 | EXCEPTION)
        append(define(text))
        left -= 1
        if not left:
            tick()
        if done + tick_size - left - 1 == watch:
            not_a_line("exception")

    def leave(frame, result):
        nonlocal left
        if dropped and dropped[-1] is frame:
            dropped.pop()
            left_by_unwinding()
            return
        at = frame.f_lasti
        if result is None and (at not in info.leaves and not (at in info.yields and not was_exception)):
            if not was_exception:
                look(frame)
                append((info.base + last_line) << 3 | EXCEPTION)
                append(define(exc_text if exc_text is not None else "<exception>"))
                left -= 1
            append(UNWIND_WORD)
        else:
            look(frame)
            append((info.base + last_line) << 3 | RETURN)
            append(value_id(result))
            left -= 1
        left_by_unwinding()
        if left <= 0:
            tick()
        if watch >= 0 and done + tick_size - left - 1 == watch:
            not_a_line("return")

    def resync(frame):
        """An activation ended without an event (it never should): close what lies above the frame."""
        if not any(saved[0] is frame for saved in stack):
            raise RuntimeError("an event of a frame that was never called")
        while current is not frame:
            append(UNWIND_WORD)
            left_by_unwinding()

    def drop_half_event():
        """Tracing was lost in the middle of an event (near a recursion limit): what has no end is taken back."""
        at = whole = 0
        while at < len(buffer):
            tag = buffer[at] & 7
            at += 2 if tag in (CHANGE, RETURN, EXCEPTION) else 1
            if tag not in (CHANGE, GONE) and at <= len(buffer):
                whole = at
        del buffer[whole:]

    def finish(end, lost=False):
        if lost and not stopped:
            drop_half_event()
            records.append(
                {
                    "note": "the run went too deep, or used up too much memory, to be followed: the states "
                    "after that are missing"
                }
            )
        tracer.count = done + tick_size - left
        records.append({"end": end})
        flush(LAST)

    def awaited():
        """The event at which a variable is still to be set, or -1."""
        return watch

    def events(frame):
        """How many states were recorded so far; 0 if the frame is not the running one, or recording has ended.

        What the trace function itself sets off (a `__repr__`, a `__del__`) runs in frames that are never recorded.
        """
        return 0 if frame is not current or stopped else done + tick_size - left

    def abandon(end):
        """The process is about to die: send what is whole."""
        drop_half_event()
        if end is None:
            flush()
        else:
            finish(end)

    # The same events by way of sys.monitoring (watching.py), which reports them of all threads and all functions.

    def is_ours(frame):
        """Whether a frame's call was recorded and the frame is still open."""
        if frame is current:
            return True
        for saved in stack:
            if saved[0] is frame:
                return True
        return False

    def lose():
        """An event was left half done: recording ends, as with a trace function that raises."""
        nonlocal is_lost
        is_lost = not stopped
        watching.silence()

    def on_start(code, offset, thrown=None):
        nonlocal was_too_deep
        if thread_count() and get_ident() != thread:
            return
        try:
            on_call(getframe(1), "call", None)
        except BaseException:
            if not was_too_deep:
                lose()
            was_too_deep = False
            raise

    def deliver(frame, event, arg=None):
        """An event of a frame that is ours, as a trace function would get it."""
        if frame is not current:
            resync(frame)
        try:
            if info.is_module:
                on_module_event(frame, event, arg)
            else:
                on_event(frame, event, arg)
        except BaseException:
            lose()
            raise

    def on_line(code, line):
        frame = getframe(1)
        if frame is not current or info.is_module:
            if is_ours(frame):
                deliver(frame, "line")
            return
        try:
            on_event(frame, "line", None)
        except BaseException:
            lose()
            raise

    def on_jump(code, start, to):
        found = watching.jump_on_one_line(code, start, to)
        if found is None:
            frame = getframe(1)
            if is_ours(frame):
                deliver(frame, "line")
        return found

    def on_return(code, offset, result):
        frame = getframe(1)
        if is_ours(frame):
            deliver(frame, "return", result)

    def on_unwind(code, offset, problem):
        if get_info(id(code)):  # these events come from all functions
            frame = getframe(1)
            if is_ours(frame):
                deliver(frame, "return")

    def on_raise(code, offset, problem):
        if get_info(id(code)):
            frame = getframe(1)
            if is_ours(frame):
                deliver(frame, "exception", (None, problem))

    def start():
        nonlocal is_watching
        # Only a trace function's changes of a frame's variables reach the frame.
        if not pending and watching.is_possible(step_limit):
            is_watching = True
            watching.listen(on_start, on_line, on_jump, on_return, on_unwind, on_raise)
        else:
            settrace(on_call)

    def stop():
        """Gives whether events were lost."""
        if is_watching:
            watching.silence()
            return is_lost
        lost = REAL_GETTRACE() is None
        settrace(None)
        return lost

    return on_call, start, stop, finish, flush, limit_depth, abandon, awaited, events


class SetFailed(BaseException):
    def __init__(self, problem):
        super().__init__(problem.message)
        self.problem = problem
