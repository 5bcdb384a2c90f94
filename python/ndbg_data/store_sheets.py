"""Sheets of what algorithms keep things in: tables, dictionaries, rows of numbers that are filled from one another, queues and heaps,
counts, sets.

Each line changes one of them in place or reads from it; at times they stand in a loop.
"""
import re

from .sheets import Sheet, draw, made_by, tried

# Roles: `g` a table, `d` counts by names, `e` lists by names, `xs` a row of numbers, `q` a queue, `h` a heap, `u` a set, `c` counts of numbers, `l` lists and `o` counts by names that need
# not be there, `t` a text; `i`, `j` places in
# them, `w`, `z` names, `ws` several, `n`, `m` numbers, `k` a few. `new` is what a line makes.
TABLE = (
    (5, "{g}[{i}][{j}] = {n}"), (4, "{g}[{i}][{j}] += {n}"), (4, "{g}[{i}][{j}] = {g}[{i} - 1][{j}] + {g}[{i}][{j} - 1]"), (3, "{g}[{i}][{j}] = max({g}[{i} - 1][{j}], {g}[{i}][{j} - 1])"), (3, "{g}[{i}][{j}] += min({g}[{i} - 1][{j}], {g}[{i} - 1][{j} - 1])"),
    (5, "{new} = {g}[{i}][{j}]"), (3, "{new} = {g}[{j}][{i}]"), (3, "{new} = {g}[{i}]"), (2, "{new} = {g}[-1][{j}]"), (3, "{new} = [row[{j}] for row in {g}]"), (3, "{new} = sum({g}[{i}])"), (3, "{new} = sum(row[{j}] for row in {g})"), (2, "{new} = sum(map(sum, {g}))"),
    (2, "{new} = max(max(row) for row in {g})"), (3, "{new} = [sum(row) for row in {g}]"), (3, "{new} = [list(row) for row in zip(*{g})]"), (2, "{new} = [row[::-1] for row in {g}]"), (2, "{new} = [row[:] for row in {g}]"), (3, "{g}[{i}][{j}], {g}[{j}][{i}] = {g}[{j}][{i}], {g}[{i}][{j}]"),
    (2, "{g}[{i}], {g}[{j}] = {g}[{j}], {g}[{i}]"), (2, "{g}[{i}].append({n})"), (2, "{g}.append([{n}] * {k})"), (2, "{g}[{i}] = [v + {k} for v in {g}[{j}]]"), (2, "{new} = len({g}) * len({g}[0])"), (2, "{new} = [[0] * {k} for _ in range({i} + 1)]"), (2, "{new} = {g}[{i}][{j}] == {g}[{j}][{i}]"),
    (3, "{new} = {g}[{i}][{j}] > {n} and {g}[{j}][{i}] > 0"), (2, "{new} = [v for row in {g} for v in row]"), (2, "{new} = sum({g}[v][v] for v in range(len({g})))"), (2, "{new} = [(r, c) for r, row in enumerate({g}) for c, v in enumerate(row) if v == {n}]"), (2, "{new} = 0 <= {i} - 1 < len({g}) and 0 <= {j} + 1 < len({g}[0])"),
    (2, "{new} = {g}[{i}][:{j}] + {g}[{i}][{j} + 1:]"), (2, "{g}.sort(key=lambda row: row[{j}])"), (2, "{new} = max({g}, key=sum)"), (2, "{new} = {i} * len({g}[0]) + {j}"), (2, "{new} = {n} // len({g}[0]), {n} % len({g}[0])"),
)  # fmt: skip
NAMED = (
    (8, "{d}[{w}] = {d}.get({w}, 0) + 1"), (4, "{d}[{z}] = {d}.get({z}, 0) + {n}"), (4, "{d}[{w}] += {n}"), (3, "{d}[{w}] -= 1"), (3, "{d}[{z}] = {n}"), (4, "{new} = {d}.get({z}, {k})"), (3, "{new} = {d}[{w}]"), (3, "{new} = {z} in {d}"), (2, "{new} = {w} not in {d}"),
    (3, "{new} = sorted({d})"), (3, "{new} = sorted({d}.items(), key=lambda p: p[1])"), (2, "{new} = sorted({d}.items(), key=lambda p: (-p[1], p[0]))"), (2, "{new} = sorted({d}, key={d}.get, reverse=True)"), (3, "{new} = max({d}, key={d}.get)"), (2, "{new} = min({d}.values())"),
    (3, "{new} = sum({d}.values())"), (3, "{new} = {{k: v for k, v in {d}.items() if v > {n}}}"), (2, "{new} = {{v: k for k, v in {d}.items()}}"), (3, "{new} = [k for k, v in {d}.items() if v == {n}]"), (2, "{new} = [v * {k} for v in {d}.values()]"), (3, "{new} = {d}.pop({w})"), (2, "{new} = {d}.pop({z}, None)"),
    (2, "del {d}[{w}]"), (3, "{d}.setdefault({z}, {k})"), (2, "{d}.update({{{z}: {n}}})"), (2, "{new} = list({d}.items())[:{k}]"), (2, "{new} = len({d})"), (4, "{e}.setdefault({z}, []).append({n})"), (4, "{e}[{w}].append({n})"), (2, "{new} = {e}[{w}][-1]"), (2, "{new} = {{k: len(v) for k, v in {e}.items()}}"),
    (2, "{new} = sum({e}[{w}])"), (2, "{new} = [v for k in sorted({e}) for v in {e}[k]]"), (2, "{e}[{w}].sort()"), (2, "{e}[{z}] = {e}.get({z}, []) + [{n}]"), (2, "{new} = {e}.get({z}) or {e}[{w}]"), (2, "{new} = next(iter({d}))"), (2, "{d}[{w}] = max({d}[{w}], {n})"),
)  # fmt: skip
ROW = (
    (6, "{xs}[{i}] = {xs}[{i} - 1] + {xs}[{i} - 2]"), (5, "{xs}[{i}] = max({xs}[{i} - 1], {xs}[{i} - 2] + {n})"), (4, "{xs}[{i}] = min({xs}[{i}], {xs}[{j}] + 1)"), (4, "{xs}[{i}] += {xs}[{i} - 1]"), (3, "{xs}[{i}] = {xs}[{i}] + {xs}[{j}] if {xs}[{j}] > 0 else {n}"), (4, "{xs}[{i}], {xs}[{j}] = {xs}[{j}], {xs}[{i}]"),
    (3, "{xs}[{i}] = {n}"), (3, "{xs}[{i}] -= {n}"), (2, "{xs}[{i}] ^= 1"), (2, "{xs}[{i}] *= -1"), (4, "{new} = {xs}[{i}]"), (3, "{new} = {xs}[{i}] + {xs}[{j}]"), (3, "{new} = {xs}[{i}] - {xs}[{i} - 1]"), (3, "{new} = ({i} + {j}) // 2"), (4, "{new} = {xs}[({i} + {j}) // 2]"), (3, "{new} = {xs}[{i}] < {xs}[{j}]"),
    (3, "{new} = {xs}[{i}] > {n} or {xs}[{j}] > {n}"), (3, "{new} = {xs}[{i}] + {xs}[{j}] == {n}"), (2, "{new} = {xs}[{i}] if {xs}[{i}] > {xs}[{j}] else {xs}[{j}]"), (3, "{new} = {xs}.pop()"), (2, "{new} = {xs}.pop(0)"), (3, "{xs}.append({xs}[-1] + {n})"), (2, "{xs}.insert(0, {n})"), (3, "{new} = [0] * len({xs})"),
    (3, "{new} = {xs}[{j}:{i} + 1]"), (2, "{new} = {xs}[:{j}] + {xs}[{i}:]"), (3, "{new} = sum({xs}[{j}:{i} + 1])"), (2, "{new} = max({xs}[:{i} + 1])"), (2, "{new} = min({xs}[{i}], {xs}[{j}]) * ({i} - {j})"), (2, "{new} = len({xs}) - {i} - 1"), (2, "{xs}[{j}:{i}] = {xs}[{j}:{i}][::-1]"), (2, "{new} = {xs}[{i}] % {k} == 0"),
    (2, "{new} = {xs}[-{k}]"), (2, "{new}, *rest = {xs}"), (2, "*rest, {new} = {xs}"), (2, "{new} = max({xs}[{i}] - {xs}[{j}], 0)"), (2, "{new} = abs({xs}[{i}] - {xs}[{j}]) <= {k}"), (2, "{new} = {xs}[{j}] <= {n} <= {xs}[{i}]"),
)  # fmt: skip
QUEUE = (
    (5, "{new} = {q}.popleft()"), (5, "{q}.append({n})"), (3, "{q}.appendleft({n})"), (3, "{new} = {q}.pop()"), (2, "{q}.rotate({k})"), (2, "{q}.rotate(-1)"), (3, "{q}.append({q}.popleft())"), (2, "{new} = {q}[0] + {q}[-1]"), (2, "{new} = len({q})"), (2, "{q}.extend([{n}, {k}])"), (2, "{new} = list({q})"), (2, "{new} = bool({q}) and {q}[0] < {n}"),
    (7, "heapq.heappush({h}, {n})"), (7, "{new} = heapq.heappop({h})"), (3, "heapq.heappush({h}, heapq.heappop({h}) + {k})"), (2, "{new} = heapq.heappushpop({h}, {n})"), (2, "{new} = heapq.nsmallest({k}, {h})"), (2, "{new} = heapq.nlargest({k}, {h})"), (2, "{new} = {h}[0]"), (3, "heapq.heapify({h})"),
    (4, "{new} = bisect.bisect_left({ys}, {n})"), (3, "{new} = bisect.bisect_right({ys}, {n})"), (3, "bisect.insort({ys}, {n})"), (2, "{new} = {ys}[bisect.bisect_left({ys}, {n}) - 1]"), (2, "{new} = len({ys}) - bisect.bisect_right({ys}, {n})"),
)  # fmt: skip
SETS = (
    (5, "{u}.add({n})"), (3, "{u}.discard({n})"), (4, "{new} = {n} in {u}"), (3, "{new} = {n} not in {u}"), (3, "{new} = {u} & set({xs})"), (3, "{new} = {u} | {{{n}, {k}}}"), (3, "{new} = {u} - set({xs})"), (2, "{new} = {u} ^ {{{k}, {n}}}"), (3, "{new} = sorted({u})"), (2, "{new} = len({u})"), (2, "{new} = sum({u})"), (2, "{new} = max({u})"),
    (3, "{new} = [v for v in {xs} if v in {u}]"), (2, "{new} = [v for v in {xs} if v not in {u}]"), (2, "{u}.update({xs}[:{k}])"), (2, "{u} |= {{{n}}}"), (2, "{new} = {{v % {k} for v in {xs}}}"), (2, "{new} = len(set({xs})) == len({xs})"), (2, "{new} = {u} <= set({xs})"), (2, "{new} = {u}.isdisjoint({xs})"), (2, "{new} = {n} - {k} in {u} or {n} + {k} in {u}"),
    (3, "{i}, {j} = {j}, {i} + {j}"), (3, "{i}, {j} = {j}, {i} % {j}"), (3, "{new} = ({i}, {j}) < ({j}, {n})"), (2, "{new} = ({i} + 1, {j} - 1)"), (2, "{new} = sorted([({n}, {i}), ({k}, {j}), ({n}, {k})])"), (2, "{i}, {j} = max({i}, {j}), min({i}, {j})"),
)  # fmt: skip
COUNTS = (
    (7, "{new} = Counter({xs})"), (5, "{new} = Counter({t})"), (3, "{new} = Counter({ws})"), (4, "{new} = Counter({xs}).most_common({k})"), (3, "{new} = Counter({t}).most_common(1)[0]"), (3, "{new} = Counter({t})[{t}[{i}]]"), (3, "{new} = max(Counter({xs}).values())"), (3, "{new} = Counter({t}) - Counter({t}[{k}:])"),
    (2, "{new} = Counter({xs}[:{i} + 2]) == Counter({xs}[:{j} + 2])"), (2, "{new} = [v for v, c in Counter({xs}).items() if c == 1]"), (2, "{new} = sum(c % 2 for c in Counter({t}).values())"), (2, "{new} = len(Counter({t}))"), (5, "{c}[{n}] += 1"), (3, "{c}[{n}] -= 1"), (3, "{c}.update({xs}[:{k}])"), (2, "{new} = {c}[{n}]"),
    (2, "{new} = sorted({c}.items())"), (2, "{new} = {c}.pop({n}, 0)"), (5, "{l}[{w}].append({n})"), (3, "{l}[{z}] += [{n}, {k}]"), (2, "{new} = {l}[{z}]"), (2, "{new} = dict({l})"), (2, "{new} = sorted({l})"), (5, "{o}[{w}] += {n}"), (3, "{o}[{z}] += 1"), (2, "{new} = {o}[{z}]"), (2, "{new} = max({o}.values(), default=0)"), (2, "{new} = list({o}.items())"),
)  # fmt: skip
# By table: the loops that its lines may stand in.
LOOPS = {
    TABLE: ("for {i} in range(1, len({g})):", "for {j} in range({k}):", "for {i}, row in enumerate({g}):"),
    NAMED: ("for {w} in {ws}:", "for {z} in {ws}:", "for {w}, {n} in list({d}.items()):", "for {n} in range(1, {k} + 1):"),
    ROW: ("for {i} in range(2, len({xs})):", "for {i} in range(len({xs}) - 1, 1, -1):", "for {j} in range({k}):", "for {i}, {n} in enumerate({xs}[:]):", "while {j} < {i}:"),
    QUEUE: ("for {n} in {xs}:", "for {n} in range({k}):", "while len({q}) > 1:", "while len({h}) > 2:"),
    COUNTS: ("for {n} in {xs}:", "for {w} in {ws}:", "for {z} in {ws}:", "for {n} in range({k}):"),
    SETS: ("for {n} in {xs}:", "for {k} in range(2, 5):", "while {j} > 0:"),
}
# What makes such a loop end, a line of it.
ENDS = {"while {j} < {i}:": ("{j} += 1", "{i} -= 1"), "while len({q}) > 1:": ("{q}.popleft()",), "while len({h}) > 2:": ("heapq.heappop({h})",), "while {j} > 0:": ("{i}, {j} = {j}, {i} % {j}", "{j} //= 2")}
# Drawn before a sheet is written: what all of its lines are about.
SUBJECTS = (TABLE, TABLE, TABLE, NAMED, NAMED, NAMED, ROW, ROW, ROW, QUEUE, QUEUE, COUNTS, COUNTS, SETS, SETS)
# So many may raise where a line cannot be carried out.
RAISING = 0.08
ROLES = {"g": "ll", "d": "dsi", "e": "dsl", "xs": "li", "ys": "li", "q": "li", "h": "li", "u": "Si", "c": "dii", "l": "dsl", "o": "dsi", "t": "s", "i": "i", "j": "i", "w": "s", "z": "s", "ws": "ls", "n": "i", "m": "i", "k": "i"}
KEPT = ("g", "d", "e", "xs", "ys", "q", "h", "u", "c", "l", "o")
# What a parameter becomes before anything is done to it.
MADE = {
    "q": "{q} = deque({q})", "h": "heapq.heapify({h})", "u": "{u} = set({u})", "c": "{c} = Counter({c})", "l": "{l} = defaultdict(list, {l})", "o": "{o} = defaultdict(int)",
}  # fmt: skip
IMPORTS = (
    ("deque(", "from collections import deque"), ("Counter(", "from collections import Counter"), ("defaultdict(", "from collections import defaultdict"), ("heapq.", "import heapq"), ("bisect.", "import bisect"),
)  # fmt: skip


class Store(Sheet):
    roles = ROLES
    # Places and names that are not there are among the values.
    astray = False

    def values(self):
        w, size = self.w, 3 + int(self.random() * 2)
        most = w.pick((3, 10, 10, 20, 100))
        names = list(dict.fromkeys(w.theme.word() if self.random() < 0.6 else w.pick("abcdefgh") for _ in range(6))) or ["a"]
        known, row = names[: 2 + int(self.random() * 3)], [draw(w, 0, most) for _ in range(5 + int(self.random() * 5))]
        places = sorted((int(self.random() * 3), 1 + int(self.random() * 2)))
        if self.astray:
            places[1], known = places[1] + draw(w, 1, 9), known + names
        table = [[draw(w, 0, most) for _ in range(size)] for _ in range(size)]
        return {
            "g": table, "d": {name: draw(w, 0, most) for name in known[:4]}, "e": {name: [draw(w, 0, most) for _ in range(1 + int(self.random() * 3))] for name in known[:4]},
            "xs": row, "ys": sorted(row), "q": row[:5], "h": row[:6], "u": row[:4], "c": {v: draw(w, 1, 4) for v in row[:3]}, "l": {name: [draw(w, 0, most)] for name in known[:2]}, "t": self.text(), "i": places[1], "j": places[0], "w": w.pick(known[-4:] if self.astray else known), "z": w.pick(names),
            "ws": [w.pick(names) for _ in range(2 + int(self.random() * 4))], "n": w.pick(row) if self.random() < 0.4 else draw(w, 0, most), "m": draw(w, 1, 9), "k": 2 + int(self.random() * 2),
        }  # fmt: skip


    def text(self):
        word = self.w.theme.word() + self.w.theme.word()
        return "".join(self.w.pick(word or "ab") for _ in range(5 + int(self.random() * 8))) if self.random() < 0.6 else (word + "abba")[:12]


def store_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w):
    """One that runs with the first arguments that are drawn for it, or nothing."""
    sheet, table = Store(w), w.pick(SUBJECTS)
    count = 2 + int(w.random() * 4)
    lines, through = [sheet.code(table) for _ in range(count)], []
    if w.random() < 0.4:
        head = w.pick(LOOPS[table])
        through = re.findall(r"{(\w+)}", head.partition(" in ")[0]) if head.startswith("for") else []
        inside = [sheet.code(((1, text),)) for text in ENDS.get(head, ())[:1]]
        at = int(w.random() * (len(lines) - 1))
        body = lines[at : at + 1 + int(w.random() * 2)] + inside
        lines = [*lines[:at], head.format_map(sheet), *(f"    {line}" for line in body), *lines[at + len(body) - len(inside) :]]
    lines = [MADE[role].format_map(sheet) for role in list(sheet.names) if role in MADE] + lines
    given = {role: name for role, name in sheet.names.items() if role not in through}
    ends = sheet.made[-1:] + [given[role] for role in KEPT if role in given]
    given.pop("o", None)
    lines.append("return " + ", ".join(dict.fromkeys(ends[: 1 + int(w.random() * 2)] or list(given.values())[:1])))
    imports = [line for sign, line in IMPORTS if any(sign in code for code in lines)]
    sheet.names = given
    sheet.astray = raises = w.random() < RAISING
    return tried(sheet, lines, imports, raises)
