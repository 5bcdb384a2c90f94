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
    start += "    count = 0; raw = b''; shared = 0\n    def bump():\n        nonlocal shared\n        shared += 1\n        xs.append(shared)\n"
    return f"{PRELUDE}def main():\n{start}{block(draw, 1, 14)}    return count\n"


def plain_states(source, name):
    space = {"__name__": "p"}
    exec(compile(source, name, "exec"), space)
    try:
        found = record_plain(space["main"], (), name)
    except Exception:
        found = record_plain.events
    return [
        (event, line, {k: without_addresses(v) for k, v in texts.items()}, value and without_addresses(value))
        for event, line, texts, value in found
    ]


def main():
    draw = random.Random(int(sys.argv[4]))
    for number in range(int(sys.argv[3])):
        source = program(draw)
        trace = bytearray()
        record(Program(source, "p.py"), trace.extend, entry="main", repr_characters=10**6)
        states = plain_states(source, f"plain{number}.py")
        print(json.dumps({"source": source, "trace": base64.b64encode(trace).decode(), "states": states}))


main()
