"""What sheets of rounds are written from: heads of loops, what is asked of each item, what is done with it.

Given roles: `xs`, `ys` rows of numbers, `so`, `sp` sorted ones, `ps` pairs, `rs` triples, `qs` pairs of a name and a number, `t` a text, `mt` one that is
nearly the same backwards, `ws` words, `d` numbers by names, `e` numbers by numbers, `ls` lists by names; `n` a number that comes late, `m` is exceeded
rarely, `l` rarely not reached, `u` comes often, `c1` a late letter, `w1` a late name, `lo`, `hi`, `h` bounds, `limit` the most of a sum, `two` the sum of two, `dn` a number of many digits,
`k` a few. All others are names that the program sets itself. `head`, `test`, `value`, `item` and `key` are drawn from the tables of what the loop goes
over, once for each sheet; `clause` is the head without its colon.
"""

# By what a loop goes over: its heads, what an item is called, what it is counted by, questions about it that are mostly answered alike, numbers made of it.
NUMBERS = (
    (
        (9, "for {x} in {xs}:"), (2, "for {x} in {xs}[1:]:"), (2, "for {x} in {xs}[::-1]:"), (2, "for {x} in reversed({xs}):"), (3, "for {x} in sorted({xs}):"), (2, "for {x} in sorted({xs}, reverse=True):"), (1, "for {x} in {xs}[:-1]:"), (1, "for {x} in {xs} + {ys}[:{k}]:"),
        (1, "for {x} in {xs}[{k}:]:"), (3, "for {i}, {x} in enumerate({xs}):"), (2, "for {i}, {x} in enumerate({xs}, 1):"), (1, "for {i}, {x} in enumerate({xs}, {k}):"), (1, "for {i}, {x} in enumerate(sorted({xs})):"), (2, "for {x} in {d}.values():"), (1, "for {x} in {e}:"), (1, "for {x} in sorted({e}.values()):"),
        (1, "for {x} in map(int, str({dn})):"), (1, "for {x} in sorted(set({xs} + {ys})):"),
    ), "{x}", "{x}",
    ((5, "{x} > {m}"), (4, "{x} == {n}"), (2, "{x} >= {n}"), (3, "{x} < {l}"), (3, "{x} != {u}"), (2, "{x} == {u}"), (2, "{x} % {k} == 0"), (2, "{x} in ({n}, {m})"), (1, "{x} not in {ys}"), (2, "{x} * {k} > {m} + {n}"), (1, "abs({x} - {n}) < {k}")),
    ((8, "{x}"), (2, "{x} * {k}"), (2, "{x} % {k}"), (2, "abs({x} - {n})"), (1, "-{x}"), (2, "{x} // {k}"), (1, "{xs}.count({x})"), (1, "max({x}, {m})")),
)  # fmt: skip
RANGES = (
    (
        (2, "for {x} in range({h}):"), (2, "for {x} in range(1, {h} + 1):"), (3, "for {x} in range({lo}, {hi}):"), (3, "for {x} in range({lo}, {hi} + 1):"), (2, "for {x} in range({lo}, {lo} + {h}):"), (3, "for {x} in range({hi}, {lo}, -1):"), (3, "for {x} in range({hi} - 1, {lo} - 1, -1):"), (2, "for {x} in range({lo}, {hi} + {h}, 2):"),
        (3, "for {x} in range({lo} + 1, min({lo} + {h}, {hi} * {k} + 1)):"), (2, "for {x} in range(max(0, {lo} - 3), min({hi}, {lo} + 9)):"), (2, "for {x} in range({h} * {k}, 0, -{k}):"), (2, "for {x} in range({lo}, {lo} + {h} * 3, 3):"), (1, "for {x} in range(-{h}, {h} - 3, {k}):"), (1, "for {x} in range({hi} + {h}, {lo}, -3):"),
        (2, "for {x} in range({lo} * {k}, {lo} * {k} + {h}):"), (1, "for {x} in reversed(range({lo}, {hi})):"), (1, "for {i}, {x} in enumerate(range({hi}, {lo}, -1)):"), (1, "for {i}, {x} in zip(range({h}), range({lo}, {hi} + 9, 2)):"),
    ), "{x}", "{x} % {k}",
    ((3, "{x} % {k} == 0"), (4, "{x} == {hi} - 2"), (3, "{x} > {hi} - 3"), (2, "{x} % 5 == 0"), (2, "{x} % 7 == {k}"), (2, "{x} & {x} - 1 == 0"), (2, "{x} < {lo} + 2"), (2, "{x} * {x} > {hi} * ({hi} - 2)"), (1, "{x} not in ({lo}, {hi} - 1)"), (1, "str({x})[-1] == '1'")),
    ((6, "{x}"), (2, "{x} * {k}"), (2, "{x} % 3"), (2, "{x} * {x} % 10"), (2, "{hi} - {x}"), (1, "{x} // {k}")),
)  # fmt: skip
PLACES = (
    (
        (6, "for {i} in range(len({xs})):"), (3, "for {i} in range(len({xs}) - 1, -1, -1):"), (3, "for {i} in range(1, len({xs})):"), (1, "for {i} in range({k}, len({xs})):"), (1, "for {i} in range(len({xs}) - {k}, -1, -1):"), (1, "for {i} in reversed(range(len({xs}))):"), (1, "for {i} in range(min(len({xs}), 12)):"),
    ), "{i}", "{xs}[{i}]",
    ((3, "{xs}[{i}] > {m}"), (4, "{xs}[{i}] == {xs}[{i} - 1]"), (3, "{xs}[{i}] < {xs}[{i} - 1]"), (3, "{xs}[{i}] == {n}"), (3, "{xs}[{i}] != {ys}[{i}]"), (2, "{xs}[{i}] > {ys}[{i}]"), (1, "{i} % {k} == 0"), (1, "{xs}[{i}] < {l}")),
    ((5, "{xs}[{i}]"), (2, "{xs}[{i}] * {i}"), (2, "{xs}[{i}] - {xs}[{i} - 1]"), (2, "{xs}[{i}] + {ys}[{i}]"), (1, "{i} % {k}"), (1, "abs({xs}[{i}] - {ys}[{i}])")),
)  # fmt: skip
PAIRS = (
    (
        (9, "for {a}, {b} in {ps}:"), (3, "for {i}, ({a}, {b}) in enumerate({ps}):"), (1, "for {i}, ({a}, {b}) in enumerate({ps}, 1):"), (2, "for {a}, {b} in {ps}[1:]:"), (2, "for {a}, {b} in reversed({ps}):"), (2, "for {a}, {b} in sorted({ps}):"), (1, "for {a}, {b} in {ps}[::-1]:"), (4, "for {a}, {b} in zip({xs}, {ys}):"),
        (3, "for {a}, {b} in zip({xs}, {xs}[1:]):"), (1, "for {i}, ({a}, {b}) in enumerate(zip({xs}, {ys})):"), (3, "for {a}, {b} in {e}.items():"), (1, "for {a}, {b} in sorted({e}.items(), reverse=True):"), (1, "for {b}, {a} in {ps}:"), (1, "for {a}, {b} in enumerate({xs}):"), (1, "for {a}, {b} in zip({ys}[::-1], {xs}):"),
    ), "({a}, {b})", "{b}",
    ((3, "{a} == {b}"), (3, "{a} > {b}"), (3, "{b} == {n}"), (2, "{a} == {n}"), (3, "{b} > {m}"), (2, "{a} != {u}"), (2, "abs({a} - {b}) > {k}"), (1, "{a} + {b} > {m} + {u}"), (1, "({a}, {b}) == ({n}, {u})"), (1, "{n} in ({a}, {b})")),
    ((3, "{a}"), (4, "{b}"), (3, "{b} - {a}"), (2, "{a} + {b}"), (1, "{a} * {b}"), (1, "max({a}, {b})")),
)  # fmt: skip
TRIPLES = (
    ((6, "for {a}, {b}, {y} in {rs}:"), (2, "for {i}, ({a}, {b}, {y}) in enumerate({rs}):"), (2, "for {a}, {b}, {y} in sorted({rs}):"), (2, "for {a}, {b}, {y} in zip({xs}, {xs}[1:], {xs}[2:]):"), (1, "for {a}, ({b}, {y}) in zip({xs}, {ps}):")), "({a}, {b}, {y})", "({a}, {b})",
    ((3, "{a} == {b} == {y}"), (2, "{a} < {b} < {y}"), (2, "{y} == {n}"), (2, "{y} > {m}"), (2, "{b} != {u}"), (2, "{a} == {y}")), ((4, "{y}"), (2, "{a} + {b} + {y}"), (2, "{y} - {a}"), (1, "{b}")),
)  # fmt: skip
ROWS = (
    ((6, "for {p} in {ps}:"), (3, "for {p} in {rs}:"), (2, "for {p} in {ps}[1:]:"), (1, "for {p} in reversed({ps}):"), (1, "for {p} in sorted({ps}):"), (2, "for {i}, {p} in enumerate({ps}):"), (1, "for {p} in sorted({rs}, key=lambda {x}: {x}[1]):"), (2, "for {p} in zip({xs}, {ys}):"), (1, "for {p} in list({e}.items()):")), "{p}", "{p}[0]",
    ((3, "{p}[0] == {p}[1]"), (3, "{p}[1] > {m}"), (3, "{p}[0] == {n}"), (2, "{p}[1] == {n}"), (2, "{p}[0] > {p}[1]"), (2, "{p}[-1] != {u}"), (1, "{n} in {p}")), ((3, "{p}[0]"), (4, "{p}[1]"), (2, "{p}[1] - {p}[0]"), (1, "sum({p})"), (1, "{p}[-1]")),
)  # fmt: skip
LETTERS = (
    ((8, "for {ch} in {t}:"), (2, "for {i}, {ch} in enumerate({t}):"), (1, "for {i}, {ch} in enumerate({t}, 1):"), (1, "for {ch} in {t}[::-1]:"), (1, "for {ch} in reversed({t}):"), (2, "for {ch} in sorted({t}):"), (1, "for {ch} in {t}[1:]:"), (2, "for {ch}, {y} in zip({t}, {t}[1:]):"), (1, "for {ch} in {t}.lower():"), (1, "for {ch}, {y} in zip({t}, {xs}):")), "{ch}", "{ch}",
    ((4, "{ch} == {c1}"), (2, "{ch} in 'aeiou'"), (4, "{ch} in 'aeiou' + {w1}"), (2, "{ch} in {w1} + 'aeiou'"), (2, "{ch} not in 'aeiou' + {c1}"), (1, "{ch}.isupper()"), (2, "{ch} > {c1}"), (2, "{ch} != {t}[0]"), (2, "{ch} == {t}[-1]"), (2, "{t}.count({ch}) > {k}"), (1, "{ch} not in {w1}")), ((3, "{t}.count({ch})"), (2, "{t}.index({ch})"), (2, "ord({ch}) - 96"), (1, "ord({ch}) % {k}")),
)  # fmt: skip
WORDS = (
    ((7, "for {w} in {ws}:"), (2, "for {i}, {w} in enumerate({ws}):"), (2, "for {w} in sorted({ws}):"), (1, "for {w} in {ws}[1:]:"), (1, "for {w} in reversed({ws}):"), (2, "for {w}, {y} in zip({ws}, {xs}):"), (1, "for {w} in sorted({ws}, key=len):")), "{w}", "{w}",
    ((4, "{w} == {w1}"), (2, "{w} != {ws}[0]"), (2, "len({w}) > len({w1})"), (2, "{w}[0] == {w1}[0]"), (2, "{w} > {w1}"), (1, "{w}.endswith({w1}[-1])"), (1, "{ws}.count({w}) > {k}")), ((4, "len({w})"), (2, "{ws}.count({w})"), (2, "{ws}.index({w})")),
)  # fmt: skip
ENTRIES = (
    ((9, "for {w}, {v} in {d}.items():"), (2, "for {w}, {v} in sorted({d}.items()):"), (1, "for {w}, {v} in list({d}.items())[1:]:"), (1, "for {w}, {v} in reversed(list({d}.items())):"), (1, "for {i}, ({w}, {v}) in enumerate({d}.items(), 1):"), (3, "for {w}, {v} in {qs}:"), (1, "for {i}, ({w}, {v}) in enumerate({qs}):"), (1, "for {w}, {v} in zip({ws}, {xs}):"), (1, "for {v}, {w} in sorted(({v}, {w}) for {w}, {v} in {qs}):"), (1, "for {w}, {v} in sorted({qs}, key=lambda {p}: {p}[1]):")), "({w}, {v})", "{v}",
    ((4, "{v} > {m}"), (3, "{v} == {n}"), (2, "{w} == {w1}"), (2, "{v} != {u}"), (1, "{v} % {k} == 0"), (1, "len({w}) > {v}"), (2, "{v} < {l}")), ((6, "{v}"), (2, "{v} * {k}"), (1, "len({w})"), (1, "{v} + len({w})")),
)  # fmt: skip
KEYS = (
    ((5, "for {w} in {d}:"), (2, "for {w} in {d}.keys():"), (2, "for {w} in sorted({d}):"), (1, "for {i}, {w} in enumerate({d}):"), (1, "for {w} in list({d})[::-1]:")), "{w}", "{d}[{w}]",
    ((4, "{d}[{w}] > {m}"), (3, "{d}[{w}] == {n}"), (2, "{d}[{w}] != {u}"), (1, "{w} == {w1}"), (1, "{d}[{w}] < {l}")), ((5, "{d}[{w}]"), (1, "{d}[{w}] * {k}"), (1, "len({w})")),
)  # fmt: skip
OVER = ((20, NUMBERS), (12, RANGES), (9, PLACES), (18, PAIRS), (6, TRIPLES), (10, ROWS), (11, LETTERS), (6, WORDS), (13, ENTRIES), (5, KEYS))

# What is kept from round to round: the best, counts, sums, the last one; few lines in the loop.
KEPT = (
    (6, ("{r} = 0", "{head}", "    if {test}:", "        {r} += 1", "return {r}")), (3, ("{r} = 0", "{head}", "    {r} += {value}", "return {r}")), (3, ("{r} = 0", "{head}", "    if {test}:", "        {r} += {value}", "return {r}")), (6, ("{r} = 0", "{head}", "    if {value} > {r}:", "        {r} = {value}", "return {r}")),
    (3, ("{r} = 10 ** 9", "{head}", "    if {value} < {r}:", "        {r} = {value}", "return {r}")), (2, ("{r} = -1", "{head}", "    {r} = max({r}, {value})", "return {r}")), (2, ("{r} = float('inf')", "{head}", "    {r} = min({r}, {value})", "return {r}")), (4, ("{r}, {s} = -1, None", "{head}", "    if {value} > {r}:", "        {r}, {s} = {value}, {item}", "return {s}")),
    (2, ("{r}, {s} = 0, None", "{head}", "    if {value} >= {r}:", "        {r} = {value}", "        {s} = {item}", "return {r}, {s}")), (4, ("{s} = None", "{head}", "    if {test}:", "        {s} = {item}", "return {s}")), (2, ("{f} = False", "{head}", "    if {test}:", "        {f} = not {f}", "return {f}")),
    (3, ("{o} = []", "{head}", "    if {test}:", "        {o}.append({item})", "return {o}")), (2, ("{o} = []", "{head}", "    {o}.append({value})", "return {o}")), (3, ("{o} = []", "{head}", "    if {test}:", "        continue", "    {o}.append({item})", "return {o}")), (3, ("{r}, {s} = 0, None", "{head}", "    if {key} != {s}:", "        {r} += 1", "    {s} = {key}", "return {r}")),
    (4, ("{r} = {s} = 0", "{head}", "    {s} = {s} + 1 if {test} else 0", "    {r} = max({r}, {s})", "return {r}")), (3, ("{r}, {s} = 0, 0", "{head}", "    if {test}:", "        {r} += 1", "    else:", "        {s} += {value}", "return {r}, {s}")), (2, ("{r} = 0", "{head}", "    {r} += 1 if {test} else -1", "return {r}")),
    (2, ("{r} = 0", "{head}", "    if {r} == {k}:", "        {r} = 0", "    {r} += 1", "return {r}")), (2, ("{r} = 1", "{head}", "    {r} = ({r} * {k} + {value}) % 97", "return {r}")), (2, ("{r} = {s} = 0", "{head}", "    {r}, {s} = {s}, {value}", "return {r}, {s}")),
)  # fmt: skip
# Counts and groups, and the best of them.
COUNTS = (
    (5, ("{c} = {{}}", "{head}", "    {c}[{key}] = {c}.get({key}, 0) + 1", "return {c}")), (5, ("{c}, {r} = {{}}, 0", "{head}", "    {c}[{key}] = {c}.get({key}, 0) + 1", "    if {r} < {c}[{key}]:", "        {r} = {c}[{key}]", "return {r}")), (3, ("{c} = defaultdict(int)", "{head}", "    {c}[{key}] += 1", "return dict({c})")),
    (2, ("{c} = defaultdict(int)", "{head}", "    {c}[{key}] += {value}", "return max({c}.values())")), (2, ("{c} = Counter()", "{head}", "    {c}[{key}] += 1", "return {c}.most_common(1)")), (2, ("{c} = Counter()", "{head}", "    if {test}:", "        {c}[{key}] += 1", "return {c}")), (3, ("{g} = defaultdict(list)", "{head}", "    {g}[{key}].append({value})", "return dict({g})")),
    (2, ("{g} = {{}}", "{head}", "    {g}.setdefault({key}, []).append({value})", "return {g}")), (4, ("{c} = {{}}", "{head}", "    if {key} in {c}:", "        {c}[{key}] += 1", "    else:", "        {c}[{key}] = 1", "return {c}")), (3, ("{o}, {r} = [], 0", "{head}", "    if {key} not in {o}:", "        {o}.append({key})", "        {r} += {value}", "return {r}, {o}")),
    (3, ("{c} = {{}}", "{head}", "    if {key} not in {c} or {c}[{key}] < {value}:", "        {c}[{key}] = {value}", "return {c}")), (3, ("{c}, {s} = {{}}, None", "{head}", "    {c}[{key}] = {c}.get({key}, 0) + 1", "    if {s} is None or {c}[{key}] > {c}[{s}]:", "        {s} = {key}", "return {s}")), (2, ("{c} = {{}}", "{head}", "    {c}[{key}] = {value}", "return {c}")),
    (2, ("{c}, {r} = {{}}, 0", "{head}", "    {r} += {c}.get({key}, 0)", "    {c}[{key}] = {c}.get({key}, 0) + 1", "return {r}")),
)  # fmt: skip
# A loop that is left, mostly late, or not at all.
LEFT = (
    (4, ("{r} = 0", "{head}", "    if {test}:", "        break", "    {r} += {value}", "return {r}")), (4, ("{head}", "    if {test}:", "        return {item}", "return None")), (3, ("{r} = 0", "{head}", "    {r} += 1", "    if {test}:", "        return {r}", "return -1")), (3, ("{head}", "    if {test}:", "        {r} = {value}", "        break", "else:", "    {r} = -1", "return {r}")),
    (2, ("{r} = 0", "{head}", "    if not ({test}):", "        continue", "    {r} = {value}", "    break", "return {r}")), (2, ("{r} = 0", "{head}", "    {r} += {value}", "    if {r} > {limit}:", "        break", "else:", "    {r} = 0", "return {r}")), (2, ("{o} = []", "{head}", "    if {key} in {o}:", "        break", "    {o}.append({key})", "return {o}")), (2, ("{r} = 0", "{head}", "    if {test}:", "        {r} += 1", "        if {r} == {k}:", "            break", "return {r}, {item}")),
    (2, ("{f} = True", "{head}", "    if {test}:", "        {f} = False", "        break", "return {f}")), (2, ("{s} = None", "{head}", "    if {key} == {s}:", "        return {item}", "    {s} = {key}", "return False")),
)  # fmt: skip
# All in one line.
EXPRESSIONS = (
    (7, "any({test} {clause})"), (6, "all(not ({test}) {clause})"), (2, "all({test} {clause})"), (2, "not any({test} {clause})"), (3, "sum({value} {clause})"), (3, "sum({value} {clause} if {test})"), (3, "sum(1 {clause} if {test})"), (2, "sum({test} {clause})"), (6, "next(({item} {clause} if {test}), None)"), (2, "next(({value} {clause} if not ({test})), -1)"),
    (2, "max({value} {clause})"), (2, "min(({value} {clause} if {test}), default=0)"), (5, "[{item} {clause} if {test}]"), (3, "[{item} {clause} if not ({test})]"), (3, "[{value} {clause}]"), (2, "{{{key}: {value} {clause}}}"), (2, "len([{item} {clause} if {test}])"), (2, "sorted({value} {clause})"), (1, "[{value} if {test} else 0 {clause}]"), (2, "max(({value}, {key}) {clause})"), (1, "list({item} {clause} if {test})"),
)  # fmt: skip
# Of several the largest or smallest by something, and what is sorted so: what they are taken from, what one of them is called, numbers made of it.
BY_ENTRY = ((6, "{d}.items()"), (2, "{qs}"), (1, "list({d}.items())[1:]"), (1, "{qs}[::-1]")), "{p}", ((7, "{p}[1]"), (2, "-{p}[1]"), (2, "({p}[1], {p}[0])"), (2, "(-{p}[1], {p}[0])"), (1, "len({p}[0])"), (1, "{p}[1] % {k}"), (1, "{p}[0]"), (1, "{p}[1] == {n}"))
BY_ROW = (
    ((5, "{ps}"), (2, "{rs}"), (1, "{ps}[1:]"), (2, "zip({xs}, {ys})"), (2, "{e}.items()"), (2, "enumerate({xs})"), (1, "enumerate({ys}, 1)"), (1, "reversed({ps})")), "{p}",
    ((6, "{p}[1]"), (2, "{p}[0]"), (2, "-{p}[1]"), (2, "({p}[1], {p}[0])"), (2, "({p}[0], -{p}[1])"), (2, "{p}[0] - {p}[1]"), (1, "abs({p}[0] - {p}[1])"), (1, "sum({p})"), (1, "{p}[0] * {p}[1]"), (1, "{p}[-1]"), (1, "{p}[1] % {k}"), (1, "abs({p}[1] - {n})")),
)  # fmt: skip
BY_NAME = ((6, "{d}"), (1, "{d}.keys()"), (1, "sorted({d})"), (1, "list({d})[1:]")), "{w}", ((6, "{d}[{w}]"), (2, "-{d}[{w}]"), (2, "({d}[{w}], {w})"), (1, "len({w})"), (1, "{d}[{w}] % {k}"), (1, "abs({d}[{w}] - {n})"), (1, "(-{d}[{w}], {w})"))
BY_WORD = ((5, "{ws}"), (1, "{ws}[1:]"), (1, "{ls}")), "{w}", ((4, "len({w})"), (1, "{w}[-1]"), (2, "{ws}.count({w})"), (2, "(len({w}), {w})"), (1, "-len({w})"), (1, "{w}[::-1]"), (1, "{ws}.index({w})"), (1, "{w} == {w1}"))
BY_NUMBER = (
    ((6, "{xs}"), (1, "{xs}[1:]"), (1, "{xs} + {ys}[:{k}]"), (1, "({n}, {m}, {l})"), (1, "{d}.values()"), (1, "[{u}, {n}, {l}, {m}]")), "{x}",
    ((4, "abs({x} - {n})"), (3, "{x} % {h}"), (2, "-{x}"), (2, "({x} % {k}, {x})"), (2, "{x} % 10"), (1, "str({x})"), (1, "{x} // {k}"), (1, "abs({x} - {u})"), (1, "{xs}.count({x})"), (1, "({xs}.count({x}), -{x})"), (1, "{x} == {n}")),
)  # fmt: skip
BY_LETTER = ((4, "{t}"), (1, "{t}[1:]"), (1, "sorted({t})")), "{ch}", ((4, "{t}.count({ch})"), (1, "{t}.index({ch})"), (1, "ord({ch})"), (1, "({t}.count({ch}), {ch})"), (1, "-{t}.count({ch})"))
BY_PLACE = ((4, "range(len({xs}))"), (1, "range(1, len({xs}))"), (1, "range(len({xs}) - 1, -1, -1)")), "{i}", ((4, "{xs}[{i}]"), (2, "-{xs}[{i}]"), (2, "({xs}[{i}], -{i})"), (2, "abs({xs}[{i}] - {n})"), (1, "{xs}[{i}] % {k}"))
BY = ((12, BY_ENTRY), (12, BY_ROW), (8, BY_NAME), (6, BY_WORD), (9, BY_NUMBER), (4, BY_LETTER), (5, BY_PLACE))
CHOSEN = (
    (8, "max({many}, key=lambda {one}: {by})"), (6, "min({many}, key=lambda {one}: {by})"), (3, "sorted({many}, key=lambda {one}: {by})"), (2, "sorted({many}, key=lambda {one}: {by}, reverse=True)"), (1, "sorted({many}, key=lambda {one}: {by})[:{k}]"), (1, "sorted({many}, key=lambda {one}: {by})[0]"), (1, "sorted({many}, key=lambda {one}: {by})[-1]"), (1, "list(map(lambda {one}: {by}, {many}))"), (1, "max(map(lambda {one}: {by}, {many}))"),
)  # fmt: skip
# The same of two or three that are told one by one.
BY_TWO = (
    (5, (((4, "{n}, {m}"), (2, "{m}, {n}, {u}"), (2, "{xs}[0], {xs}[-1]"), (2, "{l}, {n}, {m}"), (1, "{n}, {h}"), (1, "{d}[{w1}], {n}")), "{x}", ((3, "abs({x} - {u})"), (3, "{x} % {h}"), (2, "-{x}"), (2, "{x} % 10"), (1, "str({x})"), (2, "abs({x} - {h})"), (1, "({x} % {k}, {x})")))),
    (3, (((3, "{ps}[0], {ps}[-1]"), (2, "{ps}[1], {ps}[0]"), (2, "{xs}, {ys}"), (1, "{ps}[0], {ps}[1], {ps}[2]"), (1, "({n}, {m}), ({m}, {n})"), (1, "({u}, {n}), ({l}, {n})")), "{p}", ((4, "{p}[1]"), (2, "{p}[0]"), (2, "sum({p})"), (1, "{p}[0] - {p}[1]"), (1, "-{p}[1]"), (1, "({p}[1], {p}[0])")))),
    (2, (((2, "{ws}[0], {w1}"), (2, "{t}, {w1}"), (1, "{ws}[0], {ws}[1], {w1}")), "{w}", ((3, "len({w})"), (1, "{w}[-1]"), (1, "-len({w})"), (1, "{w}[::-1]")))),
)  # fmt: skip
# The variable of the loop is set inside, before anything is done with it; its next item is what it would have been.
CHANGES = {
    "{x}": (
        (3, "{x} += {k}"), (2, "{x} = {x} * {k} % 10"), (2, "{x} //= 2"), (2, "{x} -= 1"), (2, "{x} = abs({x} - {n})"), (4, "{x} = {e}.get({x}, {x})"), (2, "{x} = min({x}, {m})"), (1, "{x}, {y} = {x} + 1, {x}"), (1, "{x} = -{x}"), (2, "if {x} % {k} == 0:\n    {x} += 1"), (3, "if {x} in {e}:\n    {x} = {e}[{x}]"), (2, "if {x} > {m}:\n    {x} = {u}"), (1, "while {x} in {e}:\n    {x} += 1"),
        (1, "{x} = {x} * {x} % {h}"), (1, "if {x} == {n}:\n    {x} = 0"), (1, "{x} = min({x}, {n}, key=lambda {y}: abs({y} - {u}))"),
    ),
    "({a}, {b})": ((3, "{a}, {b} = {b}, {a}"), (3, "if {a} > {b}:\n    {a}, {b} = {b}, {a}"), (2, "{a} += {b}"), (2, "{b} -= {a}"), (2, "{a} = max({a}, {b})"), (1, "{a}, {b} = {b}, {a} + {b}"), (1, "{b} = {e}.get({b}, {a})")),
    "{ch}": ((3, "{ch} = {ch}.upper()"), (2, "if {ch} == {c1}:\n    {ch} = '-'"), (1, "{ch} = {ch} + {ch}"), (1, "{ch} = chr(ord({ch}) + 1)")),
    "({w}, {v})": ((2, "{v} = min({v}, {m})"), (2, "{v} += len({w})"), (2, "{w} = {w}[::-1]"), (1, "{v} = -{v}"), (1, "if {v} == {n}:\n    {v} = 0")),
    "{p}": ((3, "{p} = {p}[::-1]"), (1, "{p} = sorted({p})"), (1, "{p} = [{p}[1], {p}[0]]")),
    "{i}": ((2, "{i} -= 1"), (1, "{i} = {i} // 2"), (1, "{i} = len({xs}) - 1 - {i}")),
}  # fmt: skip
# Loops in loops, of few items, for their rounds are counted together: heads of two lines.
COUPLES = (
    ((4, "for {i} in range(len({xs})):\n    for {j} in range({i} + 1, len({xs})):"), (2, "for {i} in range(len({xs})):\n    for {j} in range({i}):"), (2, "for {i} in range(len({xs}) - 1):\n    for {j} in range({i} + 1, min({i} + 4, len({xs}))):"), (3, "for {i} in range(1, len({xs}) - 1):\n    for {j} in range({i} - 1, {i} + 2):"), (1, "for {i} in range(len({xs}) - 1, 0, -1):\n    for {j} in range({i} - 1, -1, -1):"), (1, "for {i} in range(0, len({xs}), 2):\n    for {j} in range({k}):")), "({i}, {j})", "{xs}[{j}]",
    ((4, "{xs}[{i}] == {xs}[{j}]"), (3, "{xs}[{i}] > {xs}[{j}]"), (2, "{xs}[{j}] == {n}"), (2, "{xs}[{i}] + {xs}[{j}] == {n} + {u}"), (2, "abs({xs}[{i}] - {xs}[{j}]) > {k}"), (1, "{i} + {j} == {k}")), ((3, "{xs}[{j}]"), (2, "{xs}[{i}] + {xs}[{j}]"), (2, "{j} - {i}"), (1, "abs({xs}[{i}] - {xs}[{j}])")),
)  # fmt: skip
CELLS = (
    (
        (5, "for {p} in {rs}:\n    for {x} in {p}:"), (2, "for {i}, {p} in enumerate({rs}):\n    for {x} in {p}:"), (2, "for {i}, {p} in enumerate({ps}):\n    for {j}, {x} in enumerate({p}):"), (3, "for {w}, {p} in {ls}.items():\n    for {x} in {p}:"), (2, "for {i} in range(len({rs})):\n    for {x} in {rs}[{i}][1:]:"), (2, "for {y} in {xs}:\n    for {x} in range({y}, {y} + {k}):"), (2, "for {a}, {b} in {ps}:\n    for {x} in range(min({a}, {b}), min({a}, {b}) + 2):"), (2, "for {i} in range(0, len({xs}), 2):\n    for {x} in {xs}[{i}:{i} + 2]:"),
        (2, "for {i} in range({k} + 3):\n    for {x} in range({i}, min({i} + 3, {k} + 4)):"), (2, "for {y} in {xs}:\n    for {x} in {ys}[:{k}]:"), (1, "for {p} in {ps}:\n    for {x} in reversed({p}):"), (1, "for {i} in range(5, 0, -1):\n    for {x} in range({i}, 0, -2):"), (1, "for {a}, {b} in {ps}:\n    for {x} in ({b}, {a}):"),
    ), "{x}", "{x}", ((4, "{x} == {n}"), (3, "{x} > {m}"), (2, "{x} != {u}"), (2, "{x} % {k} == 0"), (1, "{x} < {l}")), ((4, "{x}"), (1, "{x} * {k}"), (1, "{x} % {k}")),
)  # fmt: skip
IN_LOOPS = ((5, COUPLES), (6, CELLS))
# Places that move by one or two, from one end or from both: what is set before the loop, its head, and the last line of each round.
WALKS = (
    ((5, "{i} = 0 | while {i} < len({xs}): | {i} += 1"), (2, "{i} = 0 | while {i} < len({xs}): | {i} += 2"), (2, "{i} = len({xs}) - 1 | while {i} >= 0: | {i} -= 1"), (2, "{i} = 1 | while {i} < len({xs}): | {i} += 1"), (2, "{i} = 0 | while {i} < len({xs}): | {i} += 2 if {xs}[{i}] == {u} else 1"), (2, "{i} = 0 | while {i} < len({xs}) and {xs}[{i}] != {n}: | {i} += 1"), (1, "{i} = len({xs}) | while {i} > 0: | {i} -= 1")), "{i}", "{xs}[{i}]",
    PLACES[3], PLACES[4],
)  # fmt: skip
ENDS = (
    ((4, "{i}, {j} = 0, len({xs}) - 1 | while {i} < {j}: | {i} += 1\n{j} -= 1"), (2, "{i}, {j} = 0, len({xs}) - 1 | while {i} < {j}: | {i}, {j} = {i} + 1, {j} - 1"), (2, "{i}, {j} = 0, 1 | while {j} < len({xs}): | {i}, {j} = {j}, {j} + 1"), (2, "{i}, {j} = 0, len({xs}) - 1 | while {i} <= {j}: | if {xs}[{i}] < {xs}[{j}]:\n    {i} += 1\nelse:\n    {j} -= 1"), (2, "{i} = {j} = 0 | while {j} < len({xs}): | if {xs}[{j}] != {xs}[{i}]:\n    {i} = {j}\n{j} += 1")), "({i}, {j})", "{xs}[{j}]",
    ((4, "{xs}[{i}] != {xs}[{j}]"), (2, "{xs}[{i}] == {xs}[{j}]"), (2, "{xs}[{j}] > {m}"), (2, "{xs}[{i}] + {xs}[{j}] > {m} + {u}"), (2, "{xs}[{j}] == {n}")), ((2, "{xs}[{j}]"), (2, "{xs}[{i}] + {xs}[{j}]"), (2, "abs({xs}[{i}] - {xs}[{j}])"), (1, "{j} - {i}")),
)  # fmt: skip
MIRRORED = (
    ((4, "{i}, {j} = 0, len({mt}) - 1 | while {i} < {j}: | {i} += 1\n{j} -= 1"), (2, "{i}, {j} = 0, len({mt}) - 1 | while {i} < {j} and {mt}[{i}] == {mt}[{j}]: | {i}, {j} = {i} + 1, {j} - 1")), "{mt}[{i}]", "{mt}[{i}]",
    ((6, "{mt}[{i}] != {mt}[{j}]"), (2, "{mt}[{i}] == {c1}"), (1, "{mt}[{j}] in 'aeiou'"), (1, "{mt}[{j}] in 'aeiou' + {c1}")), ((2, "{j} - {i}"), (2, "{mt}.count({mt}[{j}])")),
)  # fmt: skip
COUNTED = (
    ((3, "{x} = {lo} | while {x} < {hi}: | {x} += 1"), (2, "{x} = {lo} | while {x} <= {hi}: | {x} += 2"), (2, "{x} = {hi} | while {x} > {lo}: | {x} -= 1"), (2, "{x} = {hi} | while {lo} < {x}: | {x} -= {k}"), (2, "{x} = {dn} | while {x} > 0: | {x} //= 10"), (1, "{x} = {dn} | while {x}: | {x}, {y} = divmod({x}, 10)")), "{x}", "{x} % 10",
    ((3, "{x} % {k} == 0"), (2, "{x} % 10 == {h}"), (2, "{x} % 5 == 0"), (2, "{x} > {hi} - 3"), (1, "{x} & 1")), ((3, "{x} % 10"), (2, "{x} % {k}"), (2, "{x} - {lo}")),
)  # fmt: skip
WALKED = ((6, WALKS), (4, ENDS), (2, MIRRORED), (4, COUNTED))
# Other loops by places.
WHILES = (
    (4, ("{i}, {j} = 0, len({so}) - 1", "while {i} < {j}:", "    {r} = {so}[{i}] + {so}[{j}]", "    if {r} == {two}:", "        return {i}, {j}", "    if {r} < {two}:", "        {i} += 1", "    else:", "        {j} -= 1", "return None")), (3, ("{i} = {j} = 0", "{o} = []", "while {i} < len({so}) and {j} < len({sp}):", "    if {so}[{i}] <= {sp}[{j}]:", "        {o}.append({so}[{i}])", "        {i} += 1", "    else:", "        {o}.append({sp}[{j}])", "        {j} += 1", "return {o}")),
    (2, ("{o} = []", "while {dn}:", "    {dn}, {x} = divmod({dn}, 10)", "    if {x} not in {o}:", "        {o}.append({x})", "return {o}")), (2, ("{i} = 0", "while True:", "    if {i} == len({xs}) or {xs}[{i}] == {n}:", "        break", "    {i} += 1", "return {i}")),
    (3, ("{i}, {j} = 0, 1", "while {j} < len({so}):", "    if {so}[{j}] != {so}[{i}]:", "        {i} += 1", "        {so}[{i}] = {so}[{j}]", "    {j} += 1", "return {i} + 1, {so}")), (2, ("{i} = {r} = 0", "while {i} < len({t}):", "    if {t}[{i}] == {c1}:", "        {r} += 1", "        {i} += 2", "    else:", "        {i} += 1", "return {r}")), (2, ("{i} = {j} = 0", "while {i} < len({xs}) and {j} < len({ys}):", "    if {xs}[{i}] == {ys}[{j}]:", "        {j} += 1", "    {i} += 1", "return {j}")),
    (2, ("{r} = 0", "while {xs}:", "    if {xs}.pop() == {u}:", "        {r} += 1", "return {r}")), (1, ("{o} = []", "while {xs} and {xs}[-1] != {n}:", "    {o}.append({xs}.pop())", "return {o}")),
)  # fmt: skip
