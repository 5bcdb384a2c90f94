"""Random programs, each recorded twice: by our recorder and by the plain one. One JSON line a program on stdout.

Usage: random_programs.py FOLDER_OF_ndbg_trace FOLDER_OF_plain_recorder COUNT SEED
"""

import base64
import json
import random
import sys

sys.path[:0] = sys.argv[1:3]
from ndbg_trace import Program, record  # noqa: E402
from ndbg_trace.values import without_addresses  # noqa: E402
from plain_recorder import record_plain  # noqa: E402

PRELUDE = """
class Box:
    v = None
    def __init__(self, v):
        self.v = v
    def __repr__(self):
        return f"Box({self.v!r})"
class Bare:
    pass
def poke(xs, v):
    xs.append(v)
    return len(xs)
def numbers(n):
    i = 0
    while i < n:
        yield i
        i += 1
"""
ATOMS = ["0", "1", "True", "None", "1.0", "-0.0", "'a'", "'tea'", "2**70", "1000", "b'x'", "(1, 2)", "3j", "''"]
NAMES = ["a", "b", "c", "d", "e", "f"]
LISTS = ["xs", "ys", "zs"]


def statement(draw, depth):
    pick = draw.choice
    pad = "    " * depth
    name, other, xs, ys = pick(NAMES), pick(NAMES), pick(LISTS), pick(LISTS)
    simple = [
        f"{name} = {pick(ATOMS)}",
        f"{name} = {other}",
        f"{name} = {xs}",
        f"{name}, {other} = {other}, {pick(ATOMS)}",
        f"{xs} = [{pick(ATOMS)}, {pick(ATOMS)}]",
        f"{xs} = {ys}",
        f"{xs} = {xs} + {ys}[:2]",
        f"{xs} += [{pick(ATOMS)}]",
        f"{xs}.append({pick(ATOMS)})",
        f"{xs}.append({ys}[:3])",
        f"{xs}.append({xs})",
        f"{xs}[:1] = [{pick(ATOMS)}]",
        f"{xs} = {xs}[-6:]",
        f"table['{name}'] = {pick(ATOMS)}",
        f"table['{name}'] = {xs}[:2]",
        "table.clear()",
        f"seen.add({pick(['1', '2', 'None', chr(39) + 'q' + chr(39)])})",
        "seen = set()",
        f"box = Box({pick(ATOMS)})",
        f"box = Box({xs})",
        f"box.v = {pick(ATOMS)}",
        "box = Bare()",
        f"box = Bare(); box.{name} = {xs}",
        f"box.{other} = {pick(ATOMS)}",
        f"{xs}.append(box)",
        f"table['{name}'] = box",
        f"{name} = box",
        f"if hasattr(box, '{name}'): del box.{name}",
        f"{name} = poke({xs}, {pick(ATOMS)})",
        f"{name} = ({xs}, 1)",
        f"{name} = {xs}[0] if {xs} else None",
        "count += 1",
        "count = count * 2 % 17",
        f"{name} = lambda: {other}",
        "shared += 1; bump()",
        "bump()",
        f"raw = bytearray(b'{name}'); raw += b'z'",
        f"{name} = 1; del {name}; {name} = {pick(ATOMS)}",
        f"{name} = {xs}[count % 3]",
        f"{name} = not {other}",
    ]
    if depth < 4 and draw.random() < 0.3:
        body = block(draw, depth + 1, draw.randint(1, 3))
        return pick(
            [
                f"{pad}for {name} in range({draw.randint(0, 3)}):\n{body}",
                f"{pad}for {name} in numbers(2):\n{body}",
                f"{pad}for {name} in list({xs})[:2]:\n{body}",
                f"{pad}if {other}:\n{body}{pad}else:\n{pad}    pass\n",
                f"{pad}try:\n{body}{pad}except Exception as {name}:\n{pad}    pass\n",
                f"{pad}try:\n{body}{pad}finally:\n{pad}    count += 1\n",
                f"{pad}while count % 3:\n{pad}    count += 1\n",
            ]
        )
    return f"{pad}{pick(simple)}\n"


def block(draw, depth, length):
    return "".join(statement(draw, depth) for _ in range(length))


def program(draw):
    start = "    a = b = c = d = e = f = 0\n    xs = [1]; ys = []; zs = ['z']; table = {}; seen = {1}; box = Box(1)\n"
    start += "    count = 0; raw = b''; shared = 0\n    def bump():\n        nonlocal shared\n        shared += 1\n"
    start += "        xs.append(shared)\n"
    return f"{PRELUDE}def main():\n{start}{block(draw, 1, 14)}    return count\n"


# Values that are equal and look different, and parts of one value that are parts of another.
TRICKY = ["1", "True", "1.0", "0.0", "-0.0", "nan", "float('nan')", "0", "False", "'1'", "None", "(1, 2)", "10**20"]
LISTS = ["xs", "ys", "zs", "rows", "rows[0]", "rows[-1]", "table[1]", "pair[1]"]


def touch(draw, depth):
    """A statement on lists and dicts of atoms and of each other, mostly one that changes them in place."""
    pad = "    " * depth
    pick = draw.choice
    one, two, value, name = pick(LISTS), pick(LISTS), pick(TRICKY), pick(["x", "xs", "ys", "zs", "y"])
    simple = [
        f"{one}.append({value})",
        f"{one}.append({two})",
        f"{one}.append(list({two}))",
        f"{one}[0] = {value}",
        f"{one}[0] = {two}[-1]",
        f"{one}[:] = [{value}, {value}]",
        f"{one}[len({two}) % 2] = {value}",
        f"{one}.insert(0, {two}.pop())",
        f"{one}.reverse()",
        f"{one} += [{value}]",
        f"{one} *= 2; del {one}[4:]",
        f"{name} = {one}",
        f"{name} = {one}[:]",
        f"{name} = {one}[0]",
        f"{name} = {one}.pop(0) if {one} else {value}",
        f"{name} = [{one}, {two}][i % 2]",
        f"table[{pick(['0', '1', '2'])}] = {pick([one, value, '[]', '{}', 'dict(table)'])}",
        f"table[1] = table.pop(1)",
        f"table.setdefault({value}, {one}).append({value})",
        f"table.update({{i: {one}}})",
        f"pair = ({value}, {one})",
        f"rows = [{one}, {two}]",
        f"rows = [[1, 2], [3]]",
        f"xs, ys = ys, xs",
        f"xs = [1]; ys = []; zs = ['z']; table = {{1: [2]}}",
        f"touched = push({one}, {value})",
        f"same({one}, {two})",
        f"i = len({one}) + i % 3",
        f"total = sum(range(i % 4)) + len({one})",
        f"text = ','.join(map(str, range(len({one}))))",
        f"del {one}[:1]",
        f"{one}.sort(key=bool)",
        f"{one}.append({two}.append)",
        f"{one}.append(table.keys())",
        f"{one}.append({{1}})",
        f"len = xs.append",
        f"hook(xs, {value})",
    ]
    if depth < 4 and draw.random() < 0.25:
        body = "".join(touch(draw, depth + 1) for _ in range(draw.randint(1, 3)))
        return pick(
            [
                f"{pad}for {name} in range(i % 3):\n{body}",
                f"{pad}for x in {one}[:3]:\n{body}",
                f"{pad}for x in iter([1, {one}].pop, 1):\n{body}",
                f"{pad}for x in list(zip({one}, {two}))[:2]:\n{body}",
                f"{pad}it = iter([{value}, {one}].pop, {value})\n{pad}for x in it:\n"
                f"{pad}    it = [1]\n{body}{pad}    break\n",
                f"{pad}if {one}:\n{body}",
                f"{pad}try:\n{body}{pad}except Exception:\n{pad}    i += 1\n",
            ]
        )
    return f"{pad}{pick(simple)}\n"


TOUCHING_PRELUDE = """nan = float("nan")
class Liar(list):
    def __eq__(self, other): return True
    def __hash__(self): return 1
    def __len__(self): return 0
def push(items, value):
    items.append(value)
    return value
def same(a, b):
    a += b[:2]
    a[0:1] = []
secret = []
def hook(items, value):
    global sum
    sum = secret.append if value else min
    items[:] = [value]
"""


def touching_program(draw):
    start = "    i = 1; x = y = 0; total = 0; nan = float('nan')\n    xs = [1]; ys = []; zs = ['z']; table = {1: [2]}\n"
    start += "    rows = [[1, 2], [3]]; pair = (0, [1])\n"
    if draw.random() < 0.2:
        start += "    lie = Liar(xs)\n"
    body = "".join(touch(draw, 1) for _ in range(16))
    # `len` is a local only where it is bound, and then it is bound from the start.
    start = "    len = max; " + start.lstrip() if "len = xs" in body and draw.random() < 0.7 else start
    return f"{TOUCHING_PRELUDE}def main():\n{start}{body}    return xs\n"


def plain_fields(name, value):
    """What `Box` and `Bare` hold, alone and in a container's first items."""
    kind = type(value).__name__
    if kind in ("Box", "Bare"):
        return {f"{name}.{field}": repr(held) for field, held in vars(value).items()}
    if type(value) in (list, tuple):
        items = [(index, item) for index, item in enumerate(value[:6])]
    elif type(value) is dict:
        items = [(key, value[key]) for key in list(value)[:6] if type(key) in (str, int, bool)]
    else:
        items = []
    bare = [(key, item) for key, item in items if type(item).__name__ == "Bare"]
    found = [(f"{name}[{key!r}].{field}", held) for key, item in bare for field, held in vars(item).items()]
    return {path: repr(held) for path, held in found[:12]}


def plain_states(source, name):
    space = {"__name__": "p"}
    exec(compile(source, name, "exec"), space)
    try:
        found = record_plain(space["main"], (), name, plain_fields)
    except Exception:
        found = record_plain.events
    return [
        (event, line, {k: without_addresses(v) for k, v in texts.items()}, value and without_addresses(value))
        for event, line, texts, value in found
    ]


def main():
    draw = random.Random(int(sys.argv[4]))
    for number in range(int(sys.argv[3])):
        source = program(draw) if number % 2 else touching_program(draw)
        trace = bytearray()
        record(Program(source, "p.py"), trace.extend, entry="main", repr_characters=10**6)
        states = plain_states(source, f"plain{number}.py")
        print(json.dumps({"source": source, "trace": base64.b64encode(trace).decode(), "states": states}))


main()
