"""What sheets of sameness are written from: heads of loops, and lines that may well give a name the value it has.

`«…|…»` is one of several. Given roles: `xs`, `ys` rows of few numbers, `so` one in order, `lx`, `ly` longer ones that are nearly the same, `ps` pairs, `rs` triples,
`es` pairs of small places, `qs` pairs of a name and a number, `g` a table, `t` a text, `mv` moves, `ws` words, `d` numbers by names, `e` by numbers, `n`, `m` numbers
that come in the rows, `big` a larger one, `lo`, `hi` bounds, `k` a few, `w1` a name, `c1`, `c2` letters, `mk` a mark, `sf`, `rp` endings. Items of loops: `x`, `y`, `z`, `w`, `ch`, `i`, `j`. What
is kept from one turn to the next: numbers `r`, `a`, `b`, `c`, `v`, a flag `f`, a text `s`, a list `o`, a set `u`, numbers by numbers `dd`, lists by anything `dl`. `fn` is a function of the program.
"""

NUMBERS = (
    (6, "{r} = «max|min»({r}, {x}«| + {k}| - 1| * 2| % {m}| // {k}»)"), (3, "{r} = «max|min»({r}, {a}, {x})"), (3, "{r} = «max|min»({x}, {y}«|, {r}»)"), (3, "{r} = «max|min»({r}, «{x} + {y}|{x} - {y}|{x} * {y}|abs({x} - {y})»)"), (3, "{r} = {x} if {x} «>|<|>=|!=» {r} else {r}"),
    (3, "{r} = «0|{n}|{k}» if {x} «>|==|<» {m} else {r}"), (2, "{r} = {r} if {x} «>|==» {n} else {x}"), (3, "{r} = {r} «or|and» {x}"), (2, "{r} = {x} or {r}"), (3, "{r} = ({r} «+|-|*» {x}) % {m}"), (2, "{r} %= {m}"), (2, "{r} = {r} % {m}"), (2, "{r} -= {r} % {k}"), (3, "{r} += {x} «>|==|<=» {m}"), (2, "{r} += {x} % {k}"),
    (2, "{r} -= {x} == {n}"), (2, "{r} *= {x} «!=|>=» {n}"), (1, "{r} |= {x}"), (1, "{r} «&=|^=» {x}"), (2, "{r} = abs({r}«| - {x}»)"), (2, "{r} = {r} // {k} * {k}"), (3, "{r} = {x} «//|%» {k}"), (3, "{r} = {xs}.count({x})"), (3, "{r} = {ys}.index({x}) if {x} in {ys} else «{r}|-1»"), (3, "{r} = {e}.get({x}, «{r}|{n}|0»)"),
    (2, "{r} = len(str({x}))"), (2, "{r} = int(str({x})[«0|-1»])"), (2, "{r} = -(-{x} // {k})"), (2, "{r} = {x}"), (2, "{r} = {y}"), (2, "{r} = {x} - {y}"), (3, "{r} = ({x} > {y}) - ({x} < {y})"), (3, "{r} = bisect.bisect_«left|right»({so}, {x})"), (2, "{r} = ({r} + 1) % {k}"), (2, "{r} = min({r} + 1, {k})"),
    (3, "{r} = max({r} - {x}, 0)"), (2, "{r} = {xs}[{i}] - {xs}[{i} - 1]"), (2, "{r} = {ys}[{i} % len({ys})]"), (2, "{r} = «max|min»({xs}[:{i} + 1])"), (2, "{r} = math.gcd({r}, {x})"), (3, "{x} = «max|min»({x}, {n})"), (2, "{x} = abs({x}«| - {n}»)"), (2, "{x} %= {m}"), (2, "{x} = {x} // {k} * {k}"), (2, "{r} = {z} if {z} > {y} else {x}"),
    (2, "{r} = max({x}, {r} + {x})"), (2, "{r} = {r} + {x} if {r} < {m} else {x}"), (2, "{r} = sorted([{r}, {x}, {n}])[1]"), (2, "{r} = len({w})"), (2, "{r} = max({r}, len({w}))"), (2, "{r} = {d}.get({w}, {r})"), (2, "{r} = {w}.count({w}[0])"), (2, "{big} = {big} // {k} * {k}"), (2, "{big} -= {big} % 10"), (2, "{big} = max({big} - {x}, {n})"),
    (3, "{r} = «'aeiou'|{t}».find({ch})"), (2, "{r} = {t}.count({ch})"), (2, "{r} = {t}.rfind({ch}) - {t}.find({ch})"), (2, "{r} = ord({ch}) % {k}"), (2, "{r} = int({ch} > {c1})"),
)  # fmt: skip
TUPLES = (
    (5, "{a}, {b} = divmod({x}, «{m}|{k}|10»)"), (4, "{r}, {a} = divmod({r} + {x}, {m})"), (3, "{a}, {x} = divmod({x}, {k})"), (3, "{a}, {big} = divmod({big}, max({x}, 2))"), (4, "{a}, {b} = min({a}, {x}), max({b}, {x})"), (3, "{a}, {b} = {b}, {a} % {m}"), (3, "{a}, {b} = {b}, {x}"), (2, "{a}, {b} = {b}, {a}"), (3, "{a}, {b} = sorted(({a}, {x}))"),
    (3, "{a}, {b} = sorted(({x}, {y}))"), (3, "{a}, {b} = ({x}, {a}) if {x} > {a} else ({a}, max({b}, {x}))"), (2, "{a} = {b} = {x} % {k}"), (2, "{a} = {b} = max({a}, {x})"), (3, "{a}, {b}, {c} = {b}, {c}, {x}"), (3, "{a}, {b}, {c} = sorted([{a}, {b}, {x}])"), (4, "({a}, {b}), {c} = {ps}[{i} % len({ps})], {xs}[{i}]"), (4, "({a}, {b}), ({c}, {v}) = {ps}[«0|{i} % len({ps})»], {ps}[«-1|{i} - len({xs})»]"),
    (3, "{a}, {b} = {ps}[{x} % len({ps})]"), (3, "{a}, *{o} = {rs}[{i} % len({rs})]"), (2, "*{o}, {a} = {xs}[:{i} + 1]"), (3, "{a}, {b} = {x} // {k}, {x} % {k}"), (4, "{a}, {b} = max({a}, {x}«| - {k}»), min({b}, «{m}|{x}»)"), (3, "{a}, {b}, {c} = {x}, {a}, {c} + ({x} > {m})"), (3, "{a}, {b} = «max|min»(({a}, {b}), ({x}, {y}))"), (3, "{a}, {r} = {x}, {r} + ({x} != {a})"),
    (3, "{a}, {b} = ({a}, {b}) if {a} «<|==» {x} else ({x}, «{a}|{b}|{y}»)"), (3, "{s}, {a} = {w}[0], len({w})"), (3, "{s}, {a} = ({w}, {x}) if {x} > {a} else ({s}, {a})"), (3, "{a}, ({b}, {c}) = {n}, ({x}, {y})"), (3, "({a}, {b}), {c} = ({y}, {x}), {z}"), (2, "{a}, _, {b} = {rs}[{x} % len({rs})]"), (3, "{a}, {b} = {lo}, {hi}"), (3, "{a}, {b} = ({x}, {y}) if {x} < {y} else ({y}, {x})"),
    (3, "{a}, {b}, {c} = {z}, {x}, {b}"), (2, "{a}, {b} = {x} - {y}, {x} + {y}"), (2, "{lo}, {hi} = min({lo}, {x}), max({hi}, {x})"), (3, "{lo}, {hi} = max({lo}, {x}), min({hi}, {y})"), (2, "{s}, _, {s1} = {w}.partition({mk})"), (2, "{s}, {s1} = {w}[:{k}], {w}[{k}:]"), (2, "{s}, {s1} = {ch}, {s}"), (3, "{a}, {b} = {e}.get({x}, {a}), {e}.get({y}, {b})"), (2, "{a}, {b} = {xs}.count({x}), {xs}.index({x})"),
)  # fmt: skip
TEXTS = (
    (4, "{w} = {w}.«strip|lstrip|rstrip»({mk})"), (3, "{w} = {w}.«strip|lower|upper|capitalize|title»()"), (4, "{w} = {w}.remove«suffix({sf})|suffix({sf}) + {rp}|prefix({mk})»"), (3, "{w} = {w}.replace(«{c1}, {c2}|{mk}, ''|{sf}, {rp}»)"), (3, "{w} = re.sub(r'«\\d+|[aeiou]+$|(.)\\1|\\W|^[a-c]»', «''|'x'|{c1}», {w})"), (4, "{w} = ''.join(sorted({w}))"), (2, "{w} = {w}[::-1]"), (3, "{s} = {s} or {w}"),
    (3, "{s} = «max|min»({s}, {w})"), (2, "{s} = max({s}, {w}, key=len)"), (3, "{s} = {w}[«0|-1|:1|:2|-2:»]"), (3, "{s} = {s}.replace({ch}, «''|{c1}|{ch}.upper()»)"), (3, "{s} = {s}.«strip|lstrip|rstrip»({ch})"), (3, "{s} = {ch} if {ch} «>|<» {s} else {s}"), (3, "{s} = {s} if {ch} in {s} else {s} + {ch}"), (3, "{s} += {ch} * ({ch} not in {s})"), (3, "{w} = {w}.split({mk})[«0|-1»]"), (2, "{s} = {s}.zfill({k})"),
    (2, "{s} = {w}[:{k}]"), (3, "{s} = ({s} + {ch})[-{k}:]"), (3, "{s} = ''.join(dict.fromkeys({s} + {ch}))"), (3, "{s} = ''.join(sorted({s} + {w}[0]))"), (2, "{s} = {s} + {ch} if {ch} != {s}[-1:] else {s}"), (3, "{t} = {t}.replace({ch} + {ch}, {ch})"), (2, "{t} = {t}.«lstrip|rstrip|strip»({ch})"), (2, "{w} = {w} + {sf} if {w}.endswith({c1}) else {w}"), (2, "{ch} = {ch}.«lower|upper»()"), (2, "{ch} = {c2} if {ch} == {c1} else {ch}"),
    (2, "{s} = 'high' if {x} > {m} else 'low'"), (2, "{s} = 'even' if {x} % 2 == 0 else 'odd'"), (2, "{s} = str({x})[:1]"), (2, "{s} = '+' if {x} > {y} else '-' if {x} < {y} else '='"),
)  # fmt: skip
LISTS = (
    (3, "{o} = sorted({o})"), (3, "{o}.sort()"), (3, "{o} = sorted(set({o}))"), (4, "{lx}[{i}] = {ly}[{i}]"), (4, "{lx}[{i}:] = {lx}[{i}:][::-1]"), (3, "{lx}[:{i} + 1] = sorted({lx}[:{i} + 1])"), (2, "{o}.extend([{x}] * ({x} > {m}))"), (2, "{o} += [{x}] * ({x} not in {o})"), (3, "{o} = [{p} for {p} in {o} if {p} «>=|!=|<=» {x}]"),
    (3, "{o} = {o} if {x} in {o} else {o} + [{x}]"), (3, "{lx}[{i}], {lx}[-1 - {i}] = {lx}[-1 - {i}], {lx}[{i}]"), (4, "{lx}[{i}] = «max|min»({lx}[{i}], «{x}|{n}|{ly}[{i}]»)"), (3, "{lx}[{i}] = min({lx}[{i}], {lx}[{i} - 1] + 1)"), (3, "{lx}[{x} % len({lx})] = «{n}|{y}|{x}|{k}»"), (3, "{lx} = [«max|min»({p}, {x}) for {p} in {lx}]"), (2, "{lx}[:] = [max({p}, {n}) for {p} in {lx}]"), (2, "{lx} = {lx}[::-1]"),
    (2, "{lx}.reverse()"), (2, "{lx} = {lx}[{k}:] + {lx}[:{k}]"), (2, "{o} = {o}[-{k}:]"), (3, "{o} = ({o} + [{x}])[-{k}:]"), (3, "{o} = «max|min»({o}, [{x}, {y}])"), (3, "{o} = [{x}, {y}]"), (3, "{o} = {ps}[{x} % len({ps})]"), (3, "{o} = sorted([{x}, {y}])"), (2, "{o} = [{x} % {k}, {n}]"), (3, "{g}[{i} % len({g})][:] = {g}[{i} % len({g})][::-1]"), (3, "{g}[{i} % len({g})].sort()"), (3, "{g}[{i} % len({g})][{x} % {k}] = {x}"),
    (2, "{g}[-1] = {g}[{i} % len({g})][:]"), (2, "del {o}[{k}:]"), (2, "heapq.heapify({o})"), (2, "{o} = sorted({o}, key=lambda {p}: {p} % {k})"), (3, "{lx}[{i}] %= {m}"), (2, "{lx}[{i}] = {lx}[{i}] // {k} * {k}"), (2, "{lx} = [{y} if {p} == {x} else {p} for {p} in {lx}]"), (2, "{lx}[{lx}.index({lx}[{i}])] = {n}"), (3, "{lx}[{i}], {lx}[{i} - 1] = sorted(({lx}[{i}], {lx}[{i} - 1]))"), (3, "{lx}[{i} - 1:{i} + 1] = sorted({lx}[{i} - 1:{i} + 1])"),
    (2, "{lx}[{i}] = {lx}[«{i} - 1|-1|0»]"), (2, "{o} = {xs}[:{i} + 1][-{k}:]"), (2, "{o} = sorted({xs}[:{i} + 1])[«:{k}|-{k}:»]"),
)  # fmt: skip
KEYED = (
    (4, "{dd}[{x}] = «{y}|{n}|{x} % {k}|{xs}.count({x})|{dd}.get({x}, {n})»"), (3, "{dd}[{x}] = {i} % {k}"), (4, "{dd}[{x}] = «max|min»({dd}.get({x}, {n}), {y})"), (4, "{dd}.setdefault({x}, «{y}|{n}|{i}»)"), (3, "{dd}[{x}] = {dd}.get({x}, 0) + ({x} > {m})"), (2, "{dd}.update({{{x}: {y}}})"), (3, "{dd}.pop({x}, None)"), (3, "{d}[{w}] = {x}"), (3, "{d}[{w}] = «max|min»({d}.get({w}, {x}), {x})"), (2, "{d}.setdefault({w}, {x})"), (2, "{d}.setdefault({w}, {k})"),
    (2, "{dd} = dict(sorted({dd}.items()))"), (3, "{dd} = {{{p}: {p1} for {p}, {p1} in {dd}.items() if {p1} «>=|!=» {x}}}"), (5, "{u}.add({x}«| % {k}»)"), (3, "{u}.discard({x})"), (3, "{u} |= {{{x}, {y}}}"), (2, "{u} -= {{{x}}}"), (2, "{u} = {u} | set({xs}[:{i}])"), (2, "{u}.update(({x}, {n}))"), (2, "{u} &= set({ys})"), (2, "{u}.add(({x}, {y}))"), (3, "{e}[{x}] = «{y}|{n}|{e}.get({x}, {n})»"), (3, "{e}[{x}], {r} = {i} % {k}, {e}.get({x}, {r})"), (2, "{d}[{w}] = len({w})"), (3, "{dl}.setdefault(«{x}|{w}|{ch}», [])"), (3, "{dl}.setdefault({x}, []).extend([{y}] * ({y} «>|!=» {m}))"), (3, "{dl}[{x}] = «[{y}]|sorted({dl}.get({x}, [{n}]))|{dl}.get({x}, []) or [{n}]|{dl}.get({x}, [])[-1:]»"), (2, "{dl}[{w}] = {dl}.get({w}, []) + [{x}] * ({x} == {n})"),
)  # fmt: skip
FLAGS = (
    (4, "{f} = {f} or {x} «>|==» {m}"), (4, "{f} = {f} and {x} «!=|<=» {m}"), (3, "{f} = {x} == {y}"), (3, "{f} = {x} in {ys}"), (3, "{f} = not {f} if {x} «>|==» {m} else {f}"), (2, "{f} = {w} in {d}"), (2, "{f} &= {x} >= {n}"), (2, "{f} |= {x} == {n}"), (3, "{f} = {f} != ({x} > {m})"), (3, "{f} = {ch} in {w1}"), (2, "{f} = {ch} «<|==» {c1}"), (2, "{f} = {xs}[{i}] «>=|==» {xs}[{i} - 1]"),
    (3, "{f}, {r} = {x} > {r}, max({x}, {r})"), (2, "{f}, {a} = {x} == {a}, {x}"), (2, "{f} = {w}.endswith({sf})"), (2, "{f} = {x} % {k} == 0"), (2, "{f} = {x} < {y} < {z}"),
)  # fmt: skip
# Before anything else: what is given becomes what it mostly is already.
FIRST = (
    (2, "{n} = abs({n})"), (3, "{n} = «max|min»({n}, {m})"), (2, "{xs} = sorted({xs})"), (3, "{so} = sorted({so})"), (3, "{so}.sort()"), (2, "{t} = {t}.strip()"), (2, "{t} = {t}.lower()"), (3, "{m} = min({m}, «len({xs})|{n}|{big}»)"), (3, "{k} %= len({xs})"), (2, "{xs} = list({xs})"), (3, "{lo}, {hi} = sorted(({lo}, {hi}))"), (3, "{lo}, {hi} = min({lo}, {hi}), max({lo}, {hi})"),
    (2, "{lo}, {hi} = max({lo}, {n}), min({hi}, {big})"), (2, "{w1} = {w1} or 'none'"), (2, "{big} = max({big}, {n})"), (2, "{ws} = [{p} for {p} in {ws} if {p}]"), (2, "{big} = {big} or {k}"), (2, "{t} = ''.join(sorted({t}))"), (2, "{lx} = sorted({lx}«|, reverse=True»)"), (2, "{lx} = [abs({p}) for {p} in {lx}]"), (1, "{ps} = sorted({ps})"), (1, "{ps}.sort()"), (2, "{w1} = {w1}.strip({mk})"), (2, "{k} = max({k}, 2)"), (2, "{xs} = {xs} or [{n}]"),
)  # fmt: skip
TOPICS = ((22, NUMBERS), (30, TUPLES), (17, TEXTS), (28, LISTS), (20, KEYED), (7, FLAGS))
HEADS = (
    (5, "for {x} in {xs}:"), (2, "for {x} in sorted({xs}):"), (4, "for {i}, {x} in enumerate({xs}):"), (2, "for {x} in {d}.values():"), (2, "for {x} in reversed({xs}):"), (2, "for {x} in {xs}[::-1]:"), (2, "for {x} in {lx}[:5]:"), (3, "for {i} in range(len({xs})):"), (2, "for {i} in range(1, len({xs})):"),
    (7, "for {x}, {y} in {ps}:"), (5, "for {x}, {y} in zip({xs}, {ys}):"), (3, "for {x}, {y} in zip({xs}, {xs}[1:]):"), (4, "for {x}, {y} in {e}.items():"), (2, "for {x}, {y} in sorted({e}.items(), key=lambda {p}: {p}[1]):"), (4, "for {i}, ({x}, {y}) in enumerate({ps}):"), (3, "for {x}, {y} in combinations({xs}[:4], 2):"), (3, "for {x}, {y} in product({xs}[:3], {ys}[:«2|3»]):"), (3, "for {x}, {y} in sorted({ps}):"),
    (5, "for {x}, {y}, {z} in {rs}:"), (3, "for {x}, ({y}, {z}) in zip({xs}, {ps}):"), (3, "for ({x}, {y}), {z} in zip({ps}, {xs}):"), (3, "for ({x}, {y}), ({z}, {v}) in combinations({ps}[:4], 2):"), (3, "for ({x}, {y}), ({z}, {v}) in zip({ps}, {ps}[1:]):"), (2, "for ({w}, {x}), ({s}, {y}) in combinations({qs}[:4], 2):"), (2, "for ({w}, {x}), ({s}, {y}) in zip({qs}, {qs}[1:]):"), (2, "for ({i}, {x}), {y} in zip(enumerate({xs}), {ys}):"), (2, "for {x}, *{o} in {rs}:"), (2, "for {i}, ({x}, {y}, {z}) in enumerate(zip(*{g})):"), (3, "for {i}, {o} in enumerate(zip(*{g})):"), (3, "for {o} in {g}:"),
    (4, "for {w} in {ws}:"), (5, "for {w}, {x} in {qs}:"), (4, "for {w}, {x} in {d}.items():"), (3, "for {i}, {w} in enumerate({ws}):"), (3, "for {w}, {x} in zip({ws}, {xs}):"), (3, "for {w}, ({x}, {y}) in zip({ws}, {ps}):"), (2, "for {i}, ({w}, {x}) in enumerate({qs}):"), (5, "for {ch} in {t}:"), (3, "for {i}, {ch} in enumerate({t}):"), (3, "for {ch}, {x} in zip({t}, {xs}):"), (2, "for {ch}, {w} in zip({t}, {ws}):"), (2, "for {ch}, {w} in product({t}[:3], {ws}[:2]):"),
)  # fmt: skip
# Loops that others stand in, and those that stand in them: few turns each.
OUTER = (
    (4, "for {i} in range(«2|3|{k}»):"), (4, "for {w}, {x} in {qs}[:«2|3»]:"), (4, "for {x}, {y} in {ps}[:«2|3»]:"), (3, "for {x} in {xs}[:«2|3»]:"), (3, "for {w} in {ws}[:«2|3»]:"), (3, "for {i}, {o} in enumerate({g}):"), (3, "for {o} in {g}:"), (3, "for {x}, {y}, {z} in {rs}[:«2|3»]:"), (2, "for {ch} in {t}[:3]:"),
)  # fmt: skip
INNER = (
    (5, "for {x1}, {y1} in {ps}[:«2|3»]:"), (4, "for {x1} in {ys}[:«2|3»]:"), (3, "for {j}, {x1} in enumerate({ys}[:3]):"), (4, "for {x1}, {y1} in zip({ys}, {xs}[:«2|3»]):"), (2, "for {j} in range({k}):"), (3, "for {x1}, {y1}, {z1} in {rs}[:«2|3»]:"), (2, "for {w2}, {x1} in {qs}[:«2|3»]:"), (2, "for {x1} in set({ys}):"), (3, "for {x1} in {o}:"),
)  # fmt: skip
# Names of inner loops that lines may be about in place of those of outer ones.
INSTEAD = {"x1": "x", "y1": "y", "z1": "z", "w2": "w", "j": "i"}
TESTS = (
    (4, "{x} «>|==|!=|<=» {m}"), (3, "{x} % {k}«| == 0»"), (3, "{x} «>|==|<» {y}"), (2, "{x} in {ys}"), (2, "{w} in {d}"), (2, "{w}.endswith({sf})"), (2, "{ch} in {w1}"), (2, "{ch} «==|>» {c1}"), (2, "{x} > {r}"), (2, "{r} «<|>» {m}"), (2, "{i} % {k}"), (2, "{a} != {x}"), (1, "{f}"), (1, "not {f}"),
)  # fmt: skip
# What names are before a loop, by their roles.
STARTS = {
    **dict.fromkeys("rabcv", ((5, "0"), (2, "1"), (4, "{n}"), (2, "{m}"), (1, "-1"), (2, "{k}"), (2, "{xs}[«0|-1»]"), (1, "len({xs})"))),
    "f": ((3, "False"), (2, "True")), "s": ((4, "''"), (2, "{w1}"), (3, "{c1}"), (2, "{t}[:«2|3»]"), (1, "{t}")), "s1": ((1, "''"), (1, "{c1}")), "o": ((4, "[]"), (2, "list({xs})"), (2, "{xs}[:{k}]"), (2, "sorted({xs})"), (2, "[{n}, {m}]"), (1, "[{n}] * {k}")),
    "u": ((3, "set()"), (2, "{{{n}}}"), (2, "set({ys})")), "dd": ((4, "{{}}"), (2, "{{{n}: {m}}}"), (2, "dict({e})"), (1, "dict.fromkeys({xs}, {n})")), "dl": ((3, "{{}}"), (1, "{{{n}: []}}"), (1, "{{{c1}: [{n}]}}")),
}  # fmt: skip
# Functions of the program, what they are given, and how many values they give back.
HELPERS = (
    (4, ("x", 1, "def {fn}({p}):\n    return «max({p}, {n})|min({p}, {m})|{p} % {k}|{p} // {k}|abs({p} - {n})|{n} if {p} > {m} else {p}|{p} > {m}|len(str({p}))|{p} - {p} % {k}|{e}.get({p}, {n})|{xs}.count({p})»")),
    (3, ("x", 1, "def {fn}({p}):\n    if {p} «>|<|==» {m}:\n        return «{n}|0|{p}»\n    return «{p} % {k}|{k}|{p} + {k}|{n}»")), (3, ("x", 2, "def {fn}({p}):\n    return «divmod({p}, {m})|min({p}, {n}), max({p}, {n})|({p}, {n}) if {p} > {n} else ({n}, {p})|{p} % {k}, {p} // {k}|{p} > {m}, {p} == {n}»")),
    (4, ("l", 1, "def {fn}({p}):\n    return «max({p})|min({p})|len({p})|sorted({p})|sum({p}) % {k}|{p}[0]|{p}.count({n})|max({p}) - min({p})|sorted(set({p}))|{p}[-{k}:]»")), (4, ("l", 2, "def {fn}({p}):\n    return «max({p}), min({p})|{p}[0], {p}[-1]|len({p}) % {k}, max({p})|min({p}), {p}.index(min({p}))|sorted({p})[:1], {p}[-1]»")),
    (2, ("l", 1, "def {fn}({p}):\n    {p1} = {p}[0]\n    for {p2} in {p}[:3]:\n        {p1} = «max|min»({p1}, {p2})\n    return {p1}")), (3, ("t", 1, "def {fn}({p}):\n    return {p}«.strip({mk})|.removesuffix({sf})|.lower()|[:{k}]|[0]|.replace({c1}, {c2})|.split({mk})[0]»")), (2, ("t", 2, "def {fn}({p}):\n    return {p}«[0], len({p})|[:{k}], {p}[-1]|.strip({mk}), {p}.count({c1})»")),
    (2, ("xy", 1, "def {fn}({p}, {p1}):\n    return «max({p}, {p1})|{p} if {p} < {p1} else {p1}|({p} + {p1}) % {k}|{p} == {p1}|abs({p} - {p1})|{p} or {p1}»")), (2, ("xy", 2, "def {fn}({p}, {p1}):\n    if {p} > {p1}:\n        {p}, {p1} = {p1}, {p}\n    return {p}, {p1}")), (2, ("xy", 2, "def {fn}({p}, {p1}):\n    {p} = max({p}, {n})\n    {p1} = min({p1}, {m})\n    return {p}, {p1}")),
)  # fmt: skip
# What such a function is called with, and what becomes of what it gives back.
GIVES = {"x": ("{x}", "{x}", "{r}", "{x} % {k}", "{n}", "{x} + {r}"), "l": ("{xs}", "{xs}[{i}:]", "{xs}[:{i} + 1]", "{o}", "{lx}", "{ps}[{i} % len({ps})]", "[{x}, {n}]", "[{x}, {y}]", "{xs} + [{x}]"), "t": ("{w}", "{w}", "{s}", "{t}"), "xy": ("{x}, {y}", "{x}, {r}", "{r}, {x}", "{x}, {n}", "{a}, {b}")}
TAKES = {
    1: ((5, "{r} = {call}"), (2, "{a}, {b} = {call}, «{a}|{b}»"), (2, "{r} = {r} or {call}"), (1, "{a} = {b} = {call}")), 2: ((6, "{a}, {b} = {call}"), (2, "{r}, {a} = {call}"), (2, "({a}, {b}), {c} = {call}, {r}"), (1, "{r} = {call}")),
    "t": ((3, "{s} = {call}"), (3, "{w} = {call}")), "l": ((3, "{v} = {call}"),),
}  # fmt: skip
