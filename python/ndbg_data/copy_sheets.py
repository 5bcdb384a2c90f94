"""Sheets of things that are alike: two or three grids, lists, dictionaries or texts of one size and nearly the same content stand side by
side, and each line reads, copies or changes one of them.

Which one it is, and what stands in the others, must be told by name and place alone. What nearly fails is in `near_sheets.py`.
"""
import re

from .alike import ALIKE, Alike
from .near_sheets import near
from .seeking_drills import drawn
from .sheets import made_by, tried

# Roles: `g`, `h`, `f` grids; `a`, `b`, `c` lists; `s`, `t`, `r` texts; `d`, `e` counts by names, `o`, `u` counts and `l`, `q` lists by names
# that need not be there, `v`, `x` dictionaries of dictionaries; `i`, `j` places, `n` a number, `k` a few, `w`, `z` names, `ps` pairs of
# name and number, `ys` numbers. `new` is what a line makes, `last` what was made last, `x1`, `x2` two keys for what is returned.
GRIDS = (
    (6, "{g}[{i}][{j}] = {g}[{i} - 1][{j}] + {h}[{i} - 1][{j} - 1]"), (5, "{g}[{i}][{j}] = {g}[{i}][{j} - 1] + {h}[{i}][{j}]"), (5, "{g}[{i}][{j}] = {g}[{i} - 1][{j}] + {h}[{i}][{j}]"), (4, "{g}[{i}][{j}] = {g}[{i}][{j} - 1] + {h}[{i} - 1][{j} - 1]"),
    (3, "{f}[{i}][{j}] = {f}[{i} - 1][{j}] + {f}[{i}][{j} - 1] - {f}[{i} - 1][{j} - 1] + {g}[{i} - 1][{j} - 1]"), (3, "{f}[{i}][{j}] = {g}[{i}][{j}] + {h}[{i}][{j}]"), (3, "{g}[{i}][{j}] = max({g}[{i} - 1][{j}], {h}[{i}][{j} - 1])"), (3, "{g}[{i}][{j}] = min({g}[{i} - 1][{j}], {g}[{i}][{j} - 1]) + {h}[{i}][{j}]"),
    (4, "{g}[{i}][{j}] = {h}[{i}][{j}]"), (3, "{g}[{i}][{j}] = {h}[{j}][{i}]"), (3, "{g}[{i}][{j}] += {h}[{i}][{j}]"), (2, "{g}[{i}][{j}] -= {h}[{j}][{i}]"), (2, "{g}[{i}][{j}] += {n}"), (3, "{g}[{i}][{j}] = {n}"), (3, "{g}[{i}][{j}], {h}[{i}][{j}] = {h}[{i}][{j}], {g}[{i}][{j}]"),
    (3, "{g}[{i}][{j}], {g}[{j}][{i}] = {g}[{j}][{i}], {g}[{i}][{j}]"), (2, "{g}[{i}][{j}], {g}[{i} - 1][{j}] = {g}[{i} - 1][{j}], {g}[{i}][{j}]"), (3, "{g}[{i}] = {h}[{i}][:]"), (2, "{g}[{i} - 1] = {h}[{i}][:]"), (2, "{g}[{i}] = {h}[{j}]"), (2, "{g}[{i}], {h}[{i}] = {h}[{i}], {g}[{i}]"),
    (2, "{g}[{i}], {g}[{j}] = {g}[{j}], {g}[{i}]"), (2, "{g}[-1][{j}] = {h}[{i}][-1]"), (2, "{g}[{i}][-1] += {h}[-1][{j}]"), (2, "{g}[0][{j}] = {h}[{i}][0]"), (4, "{new} = {g}[{i}][{j}]; {new} = {h}[{i}][{j}]"), (3, "{new}, {new} = {g}[{i}][{j}], {h}[{j}][{i}]"), (3, "{new} = {g}[{i}][{j}] - {h}[{i}][{j}]"),
    (3, "{new} = {g}[{i} - 1][{j} + 1] + {h}[{i} - 1][{j}]"), (2, "{new} = {g}[{i}][{j} + 1]"), (2, "{new} = {g}[-1][{j}] + {h}[{i}][-1]"), (3, "{new} = {g}[{i}]"), (3, "{new} = [{g}[{i}], {h}[{i}]]"), (2, "{new} = {g}[{i}] + {h}[{j}]"), (2, "{new} = {g}[{i}] == {h}[{i}]"), (2, "{new} = [row[{j}] for row in {h}]"),
    (2, "{new} = [p + q for p, q in zip({g}[{i}], {h}[{i}])]"), (2, "{new} = sum({g}[{i}]) - sum({h}[{i}])"), (2, "{g} = [row[:] for row in {h}]"), (1, "{g} = {h}"), (2, "{g}, {h} = {h}, {g}"), (2, "{new} = {g}[{i}][{j}] if {g}[{i}][{j}] > {h}[{i}][{j}] else {h}[{i}][{j}]"), (2, "{new} = {g}[{i}]\n{last}[{j}] = {n}"), (2, "{new} = {g}[{i}][:]\n{last}[{j}] = {n}"),
)  # fmt: skip
LISTS = (
    (5, "{new} = {a}[{i}]; {new} = {b}[{j}]"), (4, "{new} = {a}[{i}]; {new} = {a}[{j}]"), (4, "{new}, {new} = {a}[{i}], {b}[{j}]"), (3, "{new}, {new} = {a}[{i}], {a}[{j}]"), (3, "{new} = {a}[{i}] + {b}[{j}]"), (2, "{new} = {a}[{i}] == {b}[{i}]"), (2, "{new} = {a}[{i}], {b}[{i}], {c}[{i}]"), (3, "{new} = ({a}[{i}], {b}[-1], {n})"),
    (3, "{a}, {b} = {b}, {a}"), (3, "{a} = {b}[:]"), (3, "{a} = {b}"), (2, "{a} = list({b})"), (2, "{a}[:] = {b}"), (1, "{a} = {b} = {c}"), (4, "{a}[{i}] = {b}[{j}]"), (3, "{a}[{i}] = {b}[{i}]"), (3, "{a}[{i}], {b}[{i}] = {b}[{i}], {a}[{i}]"), (3, "{a}[{i}], {a}[{j}] = {a}[{j}], {a}[{i}]"), (2, "{a}[{i}] += {b}[{i}]"),
    (4, "{a}.append({b}[{i}])"), (3, "{a}.append({n})"), (3, "{a}[{i}] = {n}"), (2, "{a}.insert({i}, {b}[{j}])"), (2, "{a}.append({b}.pop())"), (2, "{a}.pop({i})"), (2, "{a}.reverse()"), (2, "{a}.sort()"), (2, "{a} = {a} + [{n}]"), (2, "{a} += {b}[:{i}]"), (2, "{a}[{j}:] = {b}[:{i}]"), (2, "{new} = {a} is {b}"), (2, "{new} = {a} == {b}"),
    (4, "{new} = [{a}, {b}]"), (3, "{new} = ({a}, {b})"), (2, "{new} = {{{x1}: {a}, {x2}: {b}}}"), (2, "{new} = [{a}[:], {b}[:]]"), (3, "{new} = {a}\n{last}.append({n})"), (3, "{new} = {a}[:]\n{last}.append({n})"), (2, "{new} = {a}\n{last}[{i}] = {n}"), (2, "{new} = {a}.copy()\n{last}[{i}] = {b}[{i}]"), (2, "{new} = {a}\n{a} = {b}"),
    (2, "{new} = [{a}, {b}]\n{last}[0].append({n})"), (2, "{new} = {a} if {a}[{i}] > {b}[{i}] else {b}"), (2, "{new} = max({a}, {b})"), (2, "{new} = {a}[:{i}] + {b}[{i}:]"), (2, "{new} = list(zip({a}, {b}))"), (2, "{new} = {a}.index({b}[{i}])"), (2, "{new} = [p for p in {a} if p not in {b}]"),
)  # fmt: skip
TEXTS = (
    (4, "{new} = {s}[{i}]; {new} = {t}[{j}]"), (3, "{new}, {new} = {s}[{i}], {t}[{i}]"), (3, "{new} = {s}[{i}] == {t}[{j}]"), (2, "{new} = {s}[{i}] == {t}[{i}] and {s}[{j}] != {t}[{j}]"), (3, "{new} = {s}[:{i}] + {t}[{i}:]"), (3, "{s}, {t} = {t}, {s}"), (3, "{s} += {t}[{i}]"), (2, "{s} = {t}"), (3, "{new} = [{s}, {t}]"),
    (2, "{new} = ({t}, {s}, {s}[{i}])"), (2, "{new} = {{{x1}: {s}, {x2}: {t}}}"), (2, "{new} = {s} == {t}"), (2, "{new} = {s} < {t}"), (2, "{new} = [{s}[{i}:], {t}[{i}:]]"), (2, "{new} = {s}[:{i}] == {t}[:{i}]"), (2, "{new} = {s}.replace({s}[{i}], {t}[{j}])"), (2, "{new} = f'{{{s}}}/{{{t}}}'"), (2, "{new} = [p for p, q in zip({s}, {t}) if p != q]"),
    (2, "{new} = {s}[:{i}] + {n} * {t}[{j}]"), (2, "{new} = {s}[::-1] + {t}"), (2, "{new} = list({s}); {last}[{i}] = {t}[{j}]"), (2, "{new} = {s} if len({s}) > len({t}) else {t}"), (2, "{new} = {s}.find({t}[{j}:])"), (2, "{new} = {r}[{i}] + {s}[{i}] + {t}[{i}]"), (2, "{s} = {s}[1:] + {t}[0]"), (2, "{new} = {s} + {t}[-1]"),
)  # fmt: skip
DICTS = (
    (4, "{d}[{w}] = {e}[{w}]"), (3, "{d}[{z}] = {e}.get({z}, {k})"), (3, "{d}[{w}] += {e}[{w}]"), (3, "{d}[{w}] = {d}.get({w}, 0) + {n}"), (3, "{d}[{z}] = {d}.get({z}, 0) + {n}"), (3, "{new} = {d}[{w}]; {new} = {e}[{w}]"), (3, "{new}, {new} = {d}.get({z}), {e}.get({w})"), (2, "{d}[{w}], {e}[{w}] = {e}[{w}], {d}[{w}]"), (2, "{d}, {e} = {e}, {d}"),
    (2, "{d} = {e}"), (2, "{d} = dict({e})"), (2, "{d} = {e}.copy()"), (3, "{new} = {d}\n{last}[{z}] = {n}"), (3, "{new} = dict({d})\n{last}[{w}] = {n}"), (3, "{new} = [{d}, {e}]"), (2, "{new} = {{{x1}: {d}, {x2}: {e}}}"), (2, "{d}[{z}] = {n}"), (2, "{new} = {d}.pop({w})"), (2, "{new} = {z} in {d}, {z} in {e}"), (2, "{new} = {d} == {e}"), (2, "{d}.update({e})"),
    (2, "{new} = {{**{d}, **{e}}}"), (2, "{new} = {d}[{w}] - {e}[{w}]"), (2, "{new} = [p for p in {d} if {d}[p] == {e}.get(p)]"), (2, "del {d}[{w}]"), (2, "{d}.setdefault({z}, {e}[{w}])"),
)  # fmt: skip
COUNTS = (
    (7, "{o}[{w}] += {n}"), (6, "{o}[{z}] += {n}"), (4, "{o}[{w}] += 1"), (3, "{o}[{w}] -= {k}"), (4, "{o}[{w}] += {u}[{w}]"), (3, "{o}[{z}] = {u}[{w}]"), (3, "{new} = {o}[{w}]; {new} = {u}[{w}]"), (3, "{new} = {o}[{z}], {u}[{z}]"), (2, "{new} = {z} in {o}"), (2, "{new} = {o}.get({z}, 0) + {u}.get({w}, 0)"), (3, "{new} = [dict({o}), dict({u})]"),
    (2, "{o}, {u} = {u}, {o}"), (2, "{new} = {o}\n{last}[{w}] += 1"), (2, "{new} = {o}.copy()\n{last}[{w}] += 1"), (2, "{new} = len({o}), len({u})"), (2, "{new} = sum({o}.values()) - sum({u}.values())"), (2, "{o}[{w}], {u}[{w}] = {u}[{w}], {o}[{w}]"), (2, "{new} = {o}[{w}] == {u}[{w}]"), (2, "{new} = sorted({o}.items())"),
)  # fmt: skip
LISTINGS = (
    (6, "{l}[{w}].append({n})"), (5, "{l}[{z}].append({n})"), (3, "{l}[{z}].append({k})"), (3, "{l}[{w}] += {q}[{w}]"), (3, "{l}[{z}] = {q}[{w}]"), (3, "{l}[{z}] = {q}[{w}][:]"), (2, "{new} = {l}[{w}]; {new} = {q}[{w}]"), (3, "{new} = {l}[{w}]\n{last}.append({n})"), (2, "{new} = {l}[{w}] + {q}[{z}]"), (2, "{new} = {l}[{w}], {q}[{w}]"),
    (2, "{new} = len({l}[{w}]), len({q}[{z}])"), (2, "{l}[{w}], {q}[{w}] = {q}[{w}], {l}[{w}]"), (2, "{l}, {q} = {q}, {l}"), (2, "{new} = {l}.get({z}), {q}.get({z})"), (2, "{new} = dict({l})"), (2, "{l}[{w}].extend([{n}, {k}])"), (2, "{new} = [{l}[{w}], {q}[{w}]]"),
)  # fmt: skip
NESTED = (
    (5, "{v}[{w}][{p}] = {n}"), (4, "{v}[{w}][{p}] = {x}[{w}][{p}]"), (3, "{v}[{w}][{p}] += {x}[{w}][{p}]"), (3, "{v}[{w}][{z}] = {n}"), (3, "{v}[{z}] = {{{p}: {n}}}"), (3, "{v}[{w}] = {x}[{w}]"), (2, "{v}[{w}] = dict({x}[{w}])"), (3, "{new} = {v}[{w}][{p}]; {new} = {x}[{w}][{p}]"), (3, "{new} = {v}[{w}]"), (3, "{new} = {v}[{w}]\n{last}[{p}] = {n}"),
    (2, "{new} = dict({v}[{w}])\n{last}[{p}] = {n}"), (2, "{v}[{w}], {x}[{w}] = {x}[{w}], {v}[{w}]"), (2, "{new} = {v}.get({z}, {{}}).get({p}, {k})"), (2, "{v}.setdefault({z}, {{}})[{p}] = {n}"), (2, "{new} = {v}[{w}] == {x}[{w}]"), (2, "{new} = [{v}[{w}], {x}[{w}]]"), (2, "{v}[{w}].pop({p})"), (2, "{new} = {v}.copy()\n{last}[{w}][{p}] = {n}"),
)  # fmt: skip
# What all lines of a sheet are about; how often; the loops that lines may stand in; what is returned of it.
LOOPS = {
    GRIDS: ("for {i} in range(1, len({g})):", "for {j} in range(1, len({g}[0])):", "for {i} in range(len({g})):", "for {i} in range(1, len({g})):\n    for {j} in range(1, len({g}[0])):"),
    LISTS: ("for {i} in range(len({a})):", "for {i} in range({k}):", "for {n} in {b}[:{k}]:", "for {i}, {n} in enumerate({b}[:]):"),
    TEXTS: ("for {i} in range(len({s})):", "for {i} in range({k}):"),
    DICTS: ("for {w} in list({d}):", "for {w}, {n} in {ps}:", "for {z}, {n} in {ps}:", "for {w}, {n} in list({e}.items()):"),
    COUNTS: ("for {w}, {n} in {ps}:", "for {z}, {n} in {ps}:", "for {n} in {ys}:"), LISTINGS: ("for {w}, {n} in {ps}:", "for {z}, {n} in {ps}:", "for {n} in {ys}:"), NESTED: ("for {w} in list({v}):", "for {p}, {n} in {ps}:"),
}  # fmt: skip
SUBJECTS = (GRIDS,) * 8 + (LISTS,) * 8 + (TEXTS,) * 3 + (DICTS,) * 2 + (COUNTS,) * 3 + (LISTINGS,) * 2 + (NESTED,) * 2
RETURNED = ((5, "[{one}, {two}]"), (4, "{one}, {two}"), (2, "({two}, {one})"), (3, "{one}"), (2, "{{{x1}: {one}, {x2}: {two}}}"), (1, "[{two}, {one}, {three}]"))
# What there may be instead of one more parameter: the second of two that are alike is made of the first.
MADE = {
    "h": ((3, "{h} = [[0] * len({g}[0]) for _ in range(len({g}))]"), (2, "{h} = [row[:] for row in {g}]"), (1, "{h} = [[0] * len(row) for row in {g}]"), (1, "{h} = list({g})")),
    "b": ((2, "{b} = {a}[:]"), (1, "{b} = {a}"), (1, "{b} = {a}[::-1]"), (1, "{b} = sorted({a})"), (1, "{b} = [0] * len({a})")), "e": ((1, "{e} = dict({d})"), (1, "{e} = {{p: 0 for p in {d}}}")),
}  # fmt: skip
KEEPING = {
    "o": ("{o} = defaultdict(int)", "{o} = defaultdict(int, {o})", "{o} = Counter({o})"), "u": ("{u} = defaultdict(int, {u})", "{u} = Counter({u})", "{u} = defaultdict(int)"),
    "l": ("{l} = defaultdict(list)", "{l} = defaultdict(list, {l})"), "q": ("{q} = defaultdict(list, {q})", "{q} = defaultdict(list)"),
}  # fmt: skip
IMPORTS = (("Counter(", "from collections import Counter"), ("defaultdict(", "from collections import defaultdict"))
# So many may raise where a line cannot be carried out; and so many sheets are of what nearly fails.
RAISING, NEAR = 0.04, 0.36


def copy_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(near if w.random() < NEAR else copied, w)


def copied(w):
    """One that runs with the first arguments that are drawn for it, or nothing."""
    sheet, table = Alike(w), w.pick(SUBJECTS)
    if table is LISTS and w.random() < 0.15:
        sheet.of_words()
    lines, through = body(sheet, table)
    before, made = starts(sheet)
    lines = before + lines + [f"return {returned(sheet)}"]
    imports = [line for sign, line in IMPORTS if any(sign in code for code in lines)]
    sheet.take_as_given(sheet.names.keys() - made - set(through))
    return tried(sheet, lines, imports, w.random() < RAISING) if sheet.names else None


def body(sheet, table):
    """Lines, some of them in a loop, and the roles that the loop sets."""
    w = sheet.w
    blocks = [sheet.code(table).split("\n") for _ in range(1 + int(w.random() * 4))]
    if w.random() >= 0.4:
        return [line for block in blocks for line in block], []
    head = w.pick(LOOPS[table])
    at, sheet.turn = int(w.random() * len(blocks)), {}
    heads = head.format_map(sheet).split("\n")
    inside = [" " * 4 * len(heads) + line for line in blocks[at]]
    lines = [line for block in blocks[:at] for line in block] + heads + inside + [line for block in blocks[at + 1 :] for line in block]
    return lines, [role for part in head.split("\n") for role in re.findall(r"{(\w+)}", part.partition(" in ")[0])]


def starts(sheet):
    """Lines before all others: what makes a thing what it is to be; and the roles that need not be given then."""
    before, made, w = [], set(), sheet.w
    for role in list(sheet.names):
        if role in KEEPING:
            text = w.pick(KEEPING[role])
            before.append(text.format_map(sheet))
            made |= {role} if "{" + role + "}" not in text.partition(" = ")[2] else set()
        elif role in MADE and w.random() < 0.25:
            sheet.turn = {}
            before.append(drawn(sheet, MADE[role]).format_map(sheet))
            made.add(role)
    return before, made


def returned(sheet):
    """Two of those that are alike, in any order; or what was made."""
    kept = [sheet.names[role] for role in ALIKE if role in sheet.names]
    if sheet.random() < 0.5:
        kept.reverse()
    found = list(dict.fromkeys(kept[:2] + sheet.made[::-1])) if sheet.random() < 0.6 else list(dict.fromkeys(sheet.made[::-1] + kept))
    text = drawn(sheet, RETURNED[: 6 if len(found) > 2 else 5]) if len(found) > 1 else "{one}"
    one, two, three, *_ = [*found, None, None]
    return text.format(one=one, two=two, three=three, x1=sheet.x1, x2=sheet.x2)
