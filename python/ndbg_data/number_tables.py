"""What sheets of numbers are made of (number_sheets.py): tables of (weight, text), in which operands stand by their roles."""
MOST = 10**6
BITS = 2**12
# What arguments are drawn from.
GIVEN = (
    (6, (2, 9)), (2, (1, 9)), (2, (0, 9)), (15, (10, 99)), (3, (0, 99)), (3, (1, 30)), (26, (100, 999)), (3, (0, 999)), (15, (1000, 9999)), (9, (10**4, 10**5 - 1)), (5, (10**5, 10**6 - 1)), (2, (-9, 9)), (5, (-99, 99)), (5, (-999, 999)),
)  # fmt: skip
# By role, the least and the most that an operand may be.
ROLES = {
    "a": (-MOST, MOST), "b": (-MOST, MOST), "c": (-MOST, MOST), "p": (0, MOST), "q": (0, MOST), "d": (2, 999), "e": (2, 99), "few": (2, 9), "base": (2, 12), "two": (10, 99), "pair": (10, 99), "three": (100, 999), "four": (1000, 9999), "x": (0, BITS - 1), "y": (0, BITS - 1),
}  # fmt: skip
# What stands beside another number, most often one of its size, so that results go over zero and comparisons go both ways.
BESIDE = {"b": "a", "c": "b", "q": "p"}
WHOLE = (
    (16, "{a} + {b}"), (24, "{a} - {b}"), (3, "{a} - {b} + 1"), (3, "{a} + {b} - {c}"), (3, "{a} - {b} - {c}"), (2, "{a} + {b} + {c}"), (2, "{a} - ({b} - {c})"), (2, "-{a} + {b}"), (2, "{a} - {b} * {few}"), (3, "abs({a} - {b})"), (3, "{a} - 1"), (2, "-{a}"), (2, "{few} * {a} + {b}"),
    (9, "{three} * {two}"), (4, "{two} * {three}"), (5, "{two} * {pair}"), (5, "{four} * {few}"), (4, "{p} * {q}"), (3, "{p} * {few}"), (3, "({a} - {b}) * {few}"), (2, "{two} * {pair} - {c}"), (2, "{p} * 10 + {few}"), (2, "{two} * ({pair} + 1) // 2"), (2, "{two} * {two}"),
    (6, "{p} // {d}"), (6, "{four} // {two}"), (4, "{p} // {few}"), (6, "{a} // {d}"), (4, "({a} - {b}) // {d}"), (3, "({p} + {q}) // 2"), (3, "({p} + {q}) // {e}"), (2, "{p} // {e} + {q} // {e}"), (2, "{p} // {e} * {few}"), (2, "{a} // 10"),
    (5, "({p} + {d} - 1) // {d}"), (4, "-(-{p} // {d})"), (2, "({p} - 1) // {d} + 1"), (2, "({p} + {e} - 1) // {e} * {few}"), (3, "{p} // {d} * {d}"),
    (7, "{p} % {d}"), (6, "{four} % {two}"), (5, "{two} % {e}"), (6, "{a} % {d}"), (6, "({a} - {b}) % {d}"), (4, "({p} + {q}) % {d}"), (2, "-{p} % {d}"), (2, "{p} - {p} % {d}"), (3, "{d} - {p} % {d}"), (2, "{three} * {two} % {d}"), (3, "({p} * {few} + {q}) % {d}"), (2, "{a} % 10"),
    (3, "({p} + {q}) % 1000000007"), (2, "{two} * {three} % 998244353"), (1, "{p} + {q} % 1000000007"),
    (4, "{x} & {y}"), (3, "{x} | {y}"), (4, "{x} ^ {y}"), (3, "{base} ** 2"), (2, "{base} ** 3"), (1, "{base} ** 4"), (1, "{base} ** 5"), (2, "{two} ** 2"), (2, "min({a}, {b})"), (2, "max({a}, {b})"),
)  # fmt: skip
# Of no range that is kept. `r`, `s`: decimals.
OTHERS = (
    (8, "{two} / {few}"), (5, "{p} / {d}"), (4, "{three} / {few}"), (2, "{four} / {few}"), (3, "{p} / 4"), (2, "{p} / 10"), (2, "{p} / 100"), (3, "({p} + {q}) / 2"), (2, "{p} / 8 + {q}"), (2, "round({p} / {d}, 2)"), (2, "int({p} / {d})"), (1, "{a} / {few}"),
    (6, "{p} * {r}"), (4, "{two} * {r}"), (3, "{a} + {r}"), (4, "{a} - {r}"), (2, "{r} * {p} + {q}"), (2, "{r} + {s} + {p}"), (3, "({p} - {q}) * {r}"), (4, "{two} + {r} + (({p} - {q}) * {s})"), (2, "round({p} * {r}, 2)"), (2, "{p} * {r} > {q}"), (2, "int({p} * {r})"), (1, "float({p})"), (2, "{p} * {r} - {q} * {s}"),
    (2, "{p} + {p} * {r}"), (1, "{p} ** 0.5"), (2, "{p} * {q} / 100"), (2, "{r} * {few}"), (2, "divmod({p}, {d})"), (2, "divmod({a} - {b}, {d})"),
)  # fmt: skip
CONDITIONS = (
    (4, "{a} < {b}"), (3, "{a} >= {b}"), (3, "{a} <= {b}"), (4, "{a} > {b}"), (2, "{a} == {b}"), (2, "{a} != {b}"), (4, "{a} - {b} > {c}"), (3, "{a} - {b} < 0"), (3, "{a} + {b} <= {c}"), (2, "{a} <= {b} < {c}"), (2, "abs({a} - {b}) < {c}"), (3, "{p} % {d} == 0"), (3, "{p} % {few} == 0"), (2, "{p} % {few}"),
    (2, "not {p} % {few}"), (2, "{p} * {few} > {q}"), (2, "{p} // {e} >= {few}"), (2, "({a} + {b}) % 2 == 0"), (2, "{a} < 0 or {b} > {c}"), (2, "{a} > {b} and {p} % 2 == 1"), (2, "{a} < {b} or {p} % {few} == 0"), (2, "{p} % {e} < {few}"), (1, "({a} - {b}) % {d} > {p} % {d}"),
)  # fmt: skip
# In place: the first is a name.
CHANGES = (
    (6, "{a} += {b}"), (8, "{a} -= {b}"), (3, "{p} *= {few}"), (2, "{three} *= {two}"), (3, "{p} //= {d}"), (3, "{a} //= {d}"), (5, "{p} %= {d}"), (6, "{a} %= {d}"), (3, "{two} %= {e}"), (2, "{a} += {p} // {d}"), (2, "{a} += {p} % {d}"), (2, "{a} -= {b} - {c}"), (2, "{a} -= {p} * {few}"), (2, "{x} ^= {y}"), (1, "{x} &= {y}"), (1, "{x} |= {y}"),
)  # fmt: skip
# As an argument: `v` is what is reckoned, `o` something beside it.
ARGUMENTS = (
    (4, "max(0, {v})"), (4, "max({o}, {v})"), (4, "min({o}, {v})"), (2, "min({v}, {o}, {u})"), (2, "max({v}, {o} - {u})"), (4, "abs({v})"), (2, "abs({v}) + abs({o} - {u})"), (2, "{o} + max({v}, {u})"), (2, "{o} - min({v}, {u})"),
)  # fmt: skip
# The same, of no range: pairs and lists, calls, texts.
BESIDES = ((3, "({o}, {v})"), (2, "[{v}, {o}]"), (2, "str({v})"), (2, "({v}) / 2"), (2, "sorted([{v}, {o}, {u}])"), (2, "sum([{o}, {v}, {u}])"), (2, "float({v})"), (2, "{v}, {o} - {u}"))
FORMATS = ((4, "{{{v}}}"), (2, "{{{v}}} {{{o}}}"), (2, "{{{v}}}/{{{o}}}"), (2, "{{{v}:04d}}"), (2, "{{{v}:,}}"), (1, "{{{v}:>7}}"), (1, "n={{{v}}}"), (1, "{{{v}}}%"), (1, "({{{o}}}, {{{v}}})"))
# Places in a list of `n` items.
PLACES = (
    (5, "{xs}[({i} + {p}) % {n}]"), (3, "{xs}[{p} % {n}]"), (3, "{xs}[({i} - {p}) % {n}]"), (2, "{xs}[({i} + 1) % {n}]"), (2, "{xs}[-1 - {p} % {n}]"), (3, "{xs}[{i}]"), (2, "{xs}[{n} - 1 - {i}]"), (1, "{xs}[({p} * {few} + {i}) % {n}]"),
)  # fmt: skip
# What a function inside comes to, of its two parameters.
INSIDE = ("{p} - {q}", "{p} + {q}", "abs({p} - {q})", "max({p}, {q})", "min({p}, {q} + 1)", "{p} - {q} if {p} > {q} else {q}", "{p}, {q}")
