"""Sheets of near misses: a line that fails with some arguments and not with others that look much the same.

An index at the end of the shorter of two lists, a key of the other dictionary, a triple among pairs, a text that is nearly a number, a
difference that is zero, nothing among numbers. One run in three fails, so that whether it does must be worked out from the values; at
times the failure is caught.
"""
from .alike import LETTERS, Alike
from .sheets import LOST, draw, ended

# By subject: lines that may fail, and lines that look like it but do not. Roles: `a`, `b` lists of which one may be shorter, `i`, `j`
# places near its end, `k` near its length; `d`, `e` dictionaries, `w` a key of either; `ps`, `y1`, `y2` pairs, one perhaps not; `ts`, `t`
# texts that are nearly numbers; `n`, `m` numbers that may be equal; `xs` numbers, one perhaps nothing; `u1`, `u2` sets; `it` any of them.
# `p`, `q` are set where they stand.
ENDS = (
    (5, "{n} += {a}[{i}] - {b}[{i}]"), (4, "{n} += {a}[{i}] - {b}[{j}]"), (4, "{new} = {a}[{i}]"), (3, "{new} = {a}[{i}]; {new} = {b}[{i}]"), (3, "{new}, {new} = {a}[{i}], {b}[{j}]"), (3, "{new} = {a}[{i} + 1]"), (3, "{new} = {a}[-{k}]"), (3, "{new} = {a}[-{k}] + {b}[-{k}]"), (3, "{a}[{i}] = {n}"), (3, "{a}[{i}] = {b}[{i}]"), (2, "{new} = {a}[len({b})]"),
    (2, "{new} = {a}[len({b}) - 1]"), (3, "{new} = {a}.pop({i})"), (2, "del {a}[{i}]"), (2, "{a}[{i}], {b}[{i}] = {b}[{i}], {a}[{i}]"), (4, "for {p} in range(len({a})):\n    {n} += {a}[{p}] - {b}[{p}]"), (3, "for {p} in range({i}, {k}):\n    {n} += {a}[{p}]"), (3, "for {p} in range(len({a})):\n    if {a}[{p}] > {a}[{p} + 1]:\n        {n} += 1"),
    (2, "{new} = [{a}[p] * {b}[p] for p in range(len({a}))]"), (2, "while {a}[{i}] != {n}:\n    {i} += 1"), (2, "{new} = {a}.index({n})"), (2, "{a}.remove({n})"), (2, "for {p} in {a}:\n    {b}[{p}] += 1"), (2, "{new} = {a}[{i}] if {i} <= len({a}) else {n}"), (2, "{new} = {a}[{a}[0]]"), (2, "{new} = max({a}[{i}:])"),
)  # fmt: skip
ENDS_FINE = ((3, "{new} = {a}[{i}:{i} + 1]"), (3, "{new} = {a}[-{k}:]"), (3, "{new} = {a}[{i}] if {i} < len({a}) else {n}"), (2, "{new} = {b}[{i}:] + {a}[:{i}]"), (2, "{new} = {i} < len({b}) and {b}[{i}]"), (2, "{new} = [p - q for p, q in zip({a}, {b})]"), (2, "{new} = len({a}), len({b})"), (2, "{new} = sum({a}[{i}:])"), (1, "{a}.insert({k}, {n})"))
KEYS = (
    (5, "{new} = {d}[{w}]"), (4, "{d}[{w}] += {n}"), (3, "{new} = {d}.pop({w})"), (3, "del {d}[{w}]"), (3, "{new} = {d}[{w}] + {e}[{w}]"), (3, "{d}[{w}] = {e}[{w}]"), (2, "{new} = {d}[{w}]; {new} = {e}[{w}]"), (3, "for {p} in {d}:\n    {n} += {e}[{p}]"), (2, "{new} = [{e}[p] for p in {d}]"), (2, "{new} = {{p: {d}[p] - {e}[p] for p in {d}}}"),
    (2, "{new} = {d}.get({w}) + {n}"), (2, "{new} = {d}.get({w}) < {n}"), (2, "{new} = {e}.get({w}, 0) + {d}[{w}]"), (2, "for {p}, {q} in {d}.items():\n    {e}[{p}] -= {q}"),
)  # fmt: skip
KEYS_FINE = ((3, "{new} = {d}.get({w})"), (3, "{new} = {d}.get({w}, {n})"), (3, "{new} = {d}.pop({w}, None)"), (2, "{new} = {w} in {d}, {w} in {e}"), (2, "{new} = {d}[{w}] if {w} in {d} else {n}"), (2, "{d}.setdefault({w}, {n})"), (2, "{new} = [{e}.get(p, 0) for p in {d}]"), (2, "{d}.update({e})"), (2, "{e}[{w}] = {n}"))
PAIRS = (
    (4, "for {p}, {q} in {ps}:\n    {n} += {q}"), (3, "for {p}, {q} in {ps}:\n    {n} += {p} - {q}"), (4, "{new} = {{(p, q) for p, q in {ps}}}"), (3, "{new} = [p + q for p, q in {ps}]"), (3, "{new} = {{p: q for p, q in {ps}}}"), (3, "{new} = dict({ps})"), (3, "{new}, {new} = {ps}[{i}]"), (3, "{new}, {new} = {ps}[-1]"), (2, "({new}, {new}), *rest = {ps}"), (2, "{new}, {new} = {ps}"),
    (2, "{new} = sum(p * q for p, q in {ps})"), (2, "{new} = [p for p, _ in {ps} if p > {n}]"), (2, "for {p} in {ps}:\n    {new}, {new} = {p}"), (2, "{new} = max(q for p, q in {ps})"), (2, "{new} = [x[1] for x in {ps}]"), (2, "{new}, {new} = {y1}"), (2, "{new}, {new}, {new} = {y1}"), (2, "{new} = {y1}[2]"), (2, "for {p}, ({q}, *_) in enumerate({ps}):\n    {n} += {q}"),
)  # fmt: skip
PAIRS_FINE = ((3, "{new} = [x[0] for x in {ps}]"), (2, "{new} = [len(x) for x in {ps}]"), (2, "{new}, *rest = {y1}"), (2, "{new} = sum(map(sum, {ps}))"), (2, "for {p}, *{q} in {ps}:\n    {n} += {p}"), (2, "{new} = {ps}[-1]"), (2, "{new} = {{tuple(x) for x in {ps}}}"))
DIGITS = (
    (6, "{new} = int({t})"), (3, "{new} = int({t}) + {n}"), (3, "{new} = [int(p) for p in {ts}]"), (3, "{new} = sum(int(p) for p in {ts})"), (2, "{new} = list(map(int, {ts}))"), (3, "for {p} in {ts}:\n    {n} += int({p})"), (3, "{new} = float({t})"), (2, "{new} = int({ts}[{i}])"), (2, "{new} = int({t}, 2)"), (2, "{new} = int({t}[0]) + int({t}[-1])"), (2, "{new} = max(map(int, {ts}))"),
)  # fmt: skip
DIGITS_FINE = ((3, "{new} = {t}.isdigit()"), (2, "{new} = [p for p in {ts} if p.isdigit()]"), (2, "{new} = int({t}) if {t}.isdigit() else {n}"), (2, "{new} = {t}.strip()"), (2, "{new} = sum(int(p) for p in {ts} if p.isdigit())"), (2, "{new} = str({n}) + {t}"))
ZEROS = (
    (4, "{new} = {k} // ({n} - {m})"), (3, "{new} = {k} % ({n} - {m})"), (3, "{new} = {n} % {m}"), (3, "{new} = {k} / ({n} - {m})"), (2, "{new} = {n} // ({a}[{i}] - {a}[{j}])"), (2, "{n} //= {m}"), (2, "{new} = sum({a}) // ({n} - {m})"), (2, "{new} = divmod({k}, {n} - {m})"), (3, "for {p} in {a}:\n    {n} += {k} // {p}"), (2, "{new} = [{k} % p for p in {a}]"),
    (2, "{new} = ({a}[{i}] - {n}) // ({b}[{i}] - {m})"), (2, "{new} = {k} % ({a}[0] - {b}[0])"),
)  # fmt: skip
ZEROS_FINE = ((3, "{new} = {k} // ({n} - {m} or 1)"), (2, "{new} = {n} % {m} if {m} else 0"), (2, "{new} = {n} - {m}"), (2, "{new} = {n} == {m}"), (2, "{new} = [{k} // p for p in {a} if p]"), (2, "{new} = {m} and {k} % {m}"), (2, "{new} = ({n} - {m}) // {k}"))
NOTHING = (
    (4, "for {p} in {xs}:\n    {n} += {p}"), (4, "{new} = sum({xs})"), (3, "{new} = max({xs})"), (3, "{new} = sorted({xs})"), (3, "{new} = {xs}[{i}] + {n}"), (3, "{new} = [p * 2 for p in {xs}]"), (2, "{new} = {xs}[{i}] < {xs}[{j}]"), (2, "{n} += {xs}[-1]"), (2, "{new} = [p for p in {xs} if p > {n}]"), (2, "{xs}.sort()"), (2, "{new} = {it} + {n}"), (2, "{new} = len({it})"),
    (2, "for {p} in {it}:\n    {n} += 1"), (2, "{new} = {it}[0]"), (2, "{new} = {xs} + {it}"), (2, "{new} = {it} * 2 - {n}"), (2, "{new} = {it}.append({n})"),
)  # fmt: skip
NOTHING_FINE = ((3, "{new} = [p for p in {xs} if p is not None]"), (2, "{new} = {xs}[{i}]"), (2, "{new} = {xs}[{i}] == {n}"), (2, "{new} = sum(p or 0 for p in {xs})"), (2, "{new} = None in {xs}"), (2, "{new} = {xs}.count(None)"), (2, "{new} = isinstance({it}, list)"), (2, "{new} = not {it}"))
SETS = (
    (3, "{u1}.remove({n})"), (2, "{new} = {u1}.pop() + {n}"), (2, "{new} = max({u1} & {u2})"), (2, "{new} = min({u1} - {u2})"), (2, "{new} = list({u1} - {u2})[0]"), (2, "{new} = sorted({u1} & {u2})[{i}]"), (2, "{new}, {new} = sorted({u1} - {u2})"),
)  # fmt: skip
SETS_FINE = (
    (9, "{new} = list({u1} - {u2})"), (3, "{new} = list({u1} & {u2})"), (3, "{new} = sorted({u1} | {u2})"), (2, "{new} = list({u1} ^ {u2})"), (3, "{u1}.discard({n})"), (2, "{u1} -= {u2}"), (2, "{u1} |= {u2}"), (2, "{new} = {u1} - {u2}"), (2, "{new} = len({u1} & {u2})"), (2, "{new} = {u1} <= {u2}"), (2, "{new} = {n} in {u1} and {n} not in {u2}"), (2, "{new} = [list({u1} - {u2}), list({u2} - {u1})]"),
    (2, "{new} = {u1}.difference({u2})"), (2, "{new} = set({u1}).union({u2})"), (2, "{new} = next(iter({u1} & {u2}), {n})"),
)  # fmt: skip
SUBJECTS = ((ENDS, ENDS_FINE),) * 6 + ((KEYS, KEYS_FINE),) * 4 + ((PAIRS, PAIRS_FINE),) * 5 + ((DIGITS, DIGITS_FINE),) * 2 + ((ZEROS, ZEROS_FINE),) * 2 + ((NOTHING, NOTHING_FINE),) * 3 + ((SETS, SETS_FINE),) * 3
# What no values make right, or wrong.
ALWAYS = ((2, "{new} = list({u1} + {u2})"), (2, "{new} = {u1}[0]"), (1, "{new} = {a} - {b}"), (1, "{u1}.append({n})"), (1, "{u1}.add({a})"), (1, "{new} = {d} + {e}"))
ROLES = {"a": "li", "b": "li", "d": "dsi", "e": "dsi", "i": "i", "j": "i", "k": "i", "n": "i", "m": "i", "w": "s", "ps": "la", "y1": "ti", "ts": "ls", "t": "s", "xs": "la", "u1": "Si", "u2": "Si", "it": "a", "p": "i", "q": "i"}
LOCAL = ("p", "q")
KEPT = ("n", "a", "d", "u1", "xs", "ps", "k", "ts", "t", "b", "e")
NAMES = ("IndexError", "KeyError", "ValueError", "TypeError", "ZeroDivisionError")
NUMBERLIKE = ("{0}", "{0}", "{0}", "-{0}", " {0} ", "+{0}", "0{0}", "{0}_0", "{0}.0", "{0}.5", "{0}a", "{0} {0}", "-", "", "--{0}", "{0},0", "1e{0}", "0x{0}", "- {0}", "O{0}", "{0}-")
# So many runs fail; so many sheets catch it; so many have no line that fails (most operations of sets do not), or one that always does.
FAILING, CAUGHT, FINE, FINE_SETS, ALWAYS_FAILING = 0.36, 0.45, 0.12, 0.45, 0.03
TRIES = 40


class Near(Alike):
    roles = ROLES
    groups = (("a", "b"), ("d", "e"))

    def __init__(self, w):
        super().__init__(w)
        self.most = w.pick((3, 5, 9, 20))

    def shorter(self, row):
        return row[: len(row) - self.w.pick((0, 0, 1, 1, 2))]

    def values(self):
        w, number = self.w, self.number
        row = [number() for _ in range(2 + int(self.random() * 4))]
        a, b = row, self.near(row, number)
        a, b = (a, self.shorter(b)) if self.random() < 0.5 else (self.shorter(a), b)
        size, names = min(len(a), len(b)), self.some_names()[:4]
        counts = {name: number() for name in names[:3]}
        other = self.near_dict(counts, number)
        if self.random() < 0.6:
            w.pick((counts, other)).pop(names[int(self.random() * 3)])
        n = number()
        xs = [number() for _ in range(2 + int(self.random() * 3))]
        if self.random() < 0.5:
            xs[int(self.random() * len(xs))] = None
        first, second = ({draw(w, 0, 9) for _ in range(2 + int(self.random() * 3))} for _ in range(2))
        return {
            "a": a, "b": b, "d": counts, "e": other, "i": max(0, size + w.pick((-2, -1, -1, 0, 1))), "j": max(0, size + w.pick((-2, -1, -1, 0))), "k": max(1, size + w.pick((-1, 0, 0, 1))), "n": n, "m": n if self.random() < 0.35 else number(), "w": w.pick(names), "ps": self.pairs(),
            "y1": tuple(number() for _ in range(w.pick((1, 2, 2, 2, 3, 3)))), "ts": [self.numberlike() for _ in range(2 + int(self.random() * 3))], "t": self.numberlike(), "xs": xs, "u1": first, "u2": second | set(list(first)[:1]) if self.random() < 0.6 else second,
            "it": w.pick((n, n, row[:2], row[:2], None, w.pick(LETTERS), [])),
        }  # fmt: skip

    def pairs(self):
        """Pairs of numbers, of lists or tuples; one of them may be longer or shorter."""
        kind, sizes = self.w.pick((tuple, tuple, list)), [2] * (2 + int(self.random() * 3))
        if self.random() < 0.5:
            sizes[int(self.random() * len(sizes))] = self.w.pick((1, 3, 3))
        return [kind(self.number() for _ in range(size)) for size in sizes]

    def numberlike(self):
        return self.w.pick(NUMBERLIKE if self.random() < 0.6 else NUMBERLIKE[:3]).format(draw(self.w, 0, 99 if self.random() < 0.5 else 9))


def near(w):
    """A drill: lines, parameters, and a function that makes arguments; or nothing where none are found with which it fails, or does not."""
    sheet, (failing, fine) = Near(w), w.pick(SUBJECTS)
    kind, share = w.random(), FINE_SETS if failing is SETS else FINE
    table = fine if kind < share else ALWAYS if kind < share + ALWAYS_FAILING else failing
    before = sheet.code(fine).split("\n") if w.random() < 0.55 else []
    if table is failing and w.random() < 0.2:
        before += sheet.code(failing).split("\n")
    made = len(sheet.made)
    lines = sheet.code(table).split("\n")
    inside = sheet.made[made:]
    after = sheet.code(fine).split("\n") if w.random() < 0.25 else []
    given = [role for role in sheet.names if role not in LOCAL]
    ends = [*dict.fromkeys(sheet.made[::-1][: w.pick((1, 2))] + [sheet.names[role] for role in KEPT if role in sheet.names][: w.pick((0, 1, 1))])] or [sheet.names[given[0]]]
    last = [*after, f"return {', '.join(ends)}"]
    plain = before + lines + last
    sheet.take_as_given(given)
    found = examples(sheet, plain)
    if not all(end in found for end in ((False,) if table is fine else (True,) if table is ALWAYS else (False, True))):
        return None
    problem = type(found[True][1]).__name__ if True in found else w.pick(NAMES)
    if w.random() < CAUGHT:
        lines = caught(sheet, lines, inside, problem)
    return before + lines + last, sheet.parameters(), lambda: arguments(sheet, plain, found)


def examples(sheet, lines):
    """Arguments with which lines fail and others with which they do not, as far as there are any, and how they end."""
    found = {}
    for _ in range(TRIES):
        values = sheet.arguments()
        end = ended(lines, [], sheet.names.values(), values)
        if end is not LOST:
            found.setdefault(end is not None, (values, end))
        if len(found) == 2:
            break
    return found


def arguments(sheet, lines, found):
    """Drawn until they fail, one time in three, or until they do not."""
    fails = sheet.random() < FAILING if len(found) == 2 else True in found
    for _ in range(TRIES // 2):
        values = sheet.arguments()
        end = ended(lines, [], sheet.names.values(), values)
        if end is not LOST and (end is not None) == fails:
            return values
    return found[fails][0]


def caught(sheet, lines, made, problem):
    """Lines in a try; what they would have made is something else where they fail."""
    w = sheet.w
    name = w.pick((problem, problem, problem, problem, f"({problem}, {w.pick(NAMES)})", "Exception", w.pick(NAMES)))
    head, instead = f"except {name}:", w.pick(("-1", "None", "0", "[]"))
    if w.random() < 0.15:
        error = w.names.variable("a")
        head, instead = f"except {name} as {error}:", w.pick((f"str({error})", f"{error}.args", f"type({error}).__name__"))
    kept = [f"{name} = {instead}" for name in made] or [w.pick((f"{sheet.names['n']} = {instead}" if "n" in sheet.names else "pass", "pass"))]
    after = [f"return {instead}"] if w.random() < 0.4 else kept
    more = ["else:", f"    {made[-1]} = {made[-1]}, 1"] if made and w.random() < 0.15 else []
    return ["try:", *(f"    {line}" for line in lines), head, *(f"    {line}" for line in after), *more]
