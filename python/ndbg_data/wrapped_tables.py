"""What sheets of wrapped statements are written from, each on one line still.

Given roles: `xs`, `ys` rows of numbers, `g` a grid, `t` a text, `ws` words, `d` numbers by words, `ps` pairs, `n`, `m` numbers, `k` a few, `i`, `j` places, `c1` a letter,
`w` a word. `o` is a list and `r` a number that the program begins with; all others are names that it sets itself. `any` is the name of a number, `num` a small
expression, `cond` a condition, `more` another one joined to it, `few` a digit, `word` a text; `whole`, `flag`, `other` and `text` are drawn from these tables; `call` calls the inner function,
`inner` calls it with what it gives, `over` with an item.
"""

GIVEN = {"xs": "li", "ys": "li", "g": "ll", "t": "s", "ws": "ls", "d": "dsi", "ps": "lp", "n": "i", "m": "i", "k": "i", "i": "i", "j": "i", "c1": "c", "w": "s"}
SET = {"x": "i", "y": "i", "x2": "i", "y2": "i", "a": "i", "b": "i", "v": "i", "e": "i", "s": "s", "r": "i", "o": "li", "p": "i", "q": "i", "u": "i", "h": "i"}

SMALL = (
    (30, "{any}"), (6, "{any} + {few}"), (5, "{any} - {few}"), (5, "{any} * {few}"), (4, "{any} + {any}"), (4, "{any} // {few}"), (3, "{any} % {few}"), (5, "{xs}[{i}]"), (3, "{xs}[{i}] - {xs}[{j}]"), (3, "{ys}[-1]"), (4, "{g}[{i}][{j}]"), (3, "len({ws})"), (3, "len({t})"), (4, "abs({any} - {any})"),
    (3, "{t}.count({c1})"), (3, "{d}.get({w}, {few})"), (2, "sum({xs})"), (2, "-{any}"), (2, "len({xs}) - {few}"), (2, "{ps}[{i}][{j}]"), (2, "max({any}, {few})"), (1, "int({any} > {any})"), (1, "{few}"),
)  # fmt: skip
CONDITIONS = (
    (9, "{any} > {num}"), (6, "{any} < {num}"), (5, "{any} == {num}"), (4, "{any} != {num}"), (5, "{any} % {few} == 0"), (4, "{any} + {few} <= {num}"), (4, "len({xs}) > {few}"), (5, "{xs}[{i}] < {any}"), (3, "{xs}[{i}] != {ys}[{j}]"), (3, "{any} in {xs}"), (3, "{num} not in {ys}"), (3, "{c1} in {t}"),
    (2, "{w} in {d}"), (2, "{d}.get({w}, 0) > {any}"), (3, "{t}[{i}] == {c1}"), (4, "0 <= {any} < {few}"), (3, "{any} <= {any} + {few}"), (3, "{g}[{i}][{j}] > {few}"), (2, "not {any}"), (2, "{t}.isupper()"), (2, "isinstance({any}, int)"), (2, "{any} is not None"), (2, "{w}.startswith({c1})"), (2, "sum({xs}) > {num}"), (2, "max({any}, {any}) > {few}"),
    (2, "len({o}) < {k}"), (2, "not {o}"), (2, "any({v} == {any} for {v} in {xs})"), (1, "all({v} > {few} for {v} in {ys})"), (1, "{any} & 1"),
)  # fmt: skip
NUMBERS = (
    (8, "max({num}, {num})"), (6, "max({num}, {num}, {num})"), (5, "min({num}, {num})"), (4, "min(max({num}, {num}), {num})"), (4, "{num} + min({num}, {num}, {num})"), (6, "{num} + {num} * {few} - {num}"), (4, "({any} + {num}) * {few} - {num} // {few}"), (4, "{num} + {num} + {num}"), (3, "{any} * {few} + {any} * {few} - {any} * {few}"),
    (6, "{num} if {cond} else {num}"), (5, "{num} if {cond}{more} else {num}"), (3, "{num} if {cond} else {num} if {cond} else {few}"), (3, "(max({num}, {num}) if {cond} else {num}) + {num}"),
    (6, "sum({v} * {few} for {v} in {xs})"), (6, "sum({v} for {v} in {xs} if {v} > {any})"), (5, "sum({v} * {few} for {v} in {ys} if {v} % 2 == 0)"), (4, "sum(1 for {v} in {xs} if {v} != {any} and {v} < {num})"), (5, "sum({g}[{a}][{b}] for {a} in range(len({g})) for {b} in range({i} + 1))"), (4, "sum({g}[{a}][{b}] for {a} in range({i}, {i} + 2) for {b} in range(2) if {a} != {b})"),
    (4, "sum({a} * {b} for {a}, {b} in {ps})"), (4, "sum({a} - {b} for {a}, {b} in zip({xs}, {ys}))"), (3, "sum({v} for {s} in {g} for {v} in {s} if {v} > {few})"), (3, "max(({v} * {few} for {v} in {xs}), default={any})"), (3, "max(abs({v} - {any}) for {v} in {ys})"), (3, "min(len({s}) for {s} in {ws})"), (3, "sum(len({s}) for {s} in {ws} if {c1} in {s})"),
    (3, "len([{v} for {v} in {xs} if {v} > {any}])"), (3, "sum([{num}, {num}, {num}])"), (3, "{d}.get({w}, {num}) + {num}"), (2, "divmod({num}, {few})[0] + {num}"), (3, "abs({num} - {num}) + abs({num} - {num})"), (2, "len({t}.replace({c1}, '').split())"), (3, "{num} - sum({xs}[{i}:]) + {g}[{i}][{j}]"), (2, "max({ps}, key=lambda {e}: {e}[1] - {e}[0])[0]"),
    (3, "next(({v} for {v} in {xs} if {v} > {any}), {num})"), (2, "sum(map(lambda {e}: {e} * {few}, {xs}))"), (2, "{any} ** 2 + {any} * {any} - {num}"), (2, "sum({v} if {v} > {any} else -{v} for {v} in {ys})"),
)  # fmt: skip
FLAGS = (
    (5, "any({v} > {any} for {v} in {xs})"), (4, "all({v} < {num} for {v} in {ys} if {v} != {any})"), (4, "any({a} == {b} for {a}, {b} in zip({xs}, {ys}))"), (3, "any({s}.startswith({c1}) for {s} in {ws})"), (5, "{cond}{more}"), (4, "{cond}{more}{more}"), (3, "all({v} >= {few} for {s} in {g} for {v} in {s})"), (2, "not any({v} % {few} == 0 for {v} in {xs})"),
    (2, "({cond}) == ({cond})"), (3, "{num} <= {num} <= {num}"), (2, "{any} not in {xs} and all({v} != {any} for {v} in {ys})"), (2, "{cond} and not ({cond}{more})"),
)  # fmt: skip
TEXTS = (
    (4, "{t}.strip().lower()"), (4, "{t}.strip().lower().split()"), (4, "{t}.replace({c1}, {word}).strip().upper()"), (3, "{t}.title().swapcase().center(14, '*')"), (3, "'-'.join({s}.upper() for {s} in {ws})"), (2, "', '.join(sorted({ws}))"), (3, "''.join({s}[0] for {s} in {ws} if {s} != {w})"), (2, "({t} + {w}).split()[0].capitalize()"),
    (3, "f'{{{any}}}' + {t}.strip() + {word}"), (3, "{w} + {t}[:{k}].lower() + str({num})"), (3, "{t}.lower().replace(' ', '').rstrip({c1})"), (2, "{w}.ljust(8, '.').upper()"), (3, "'{{}}:{{}}'.format({num}, {w}.upper())"), (3, "{t}.upper() if {cond} else {w} * 2"), (2, "str({num}).zfill(4).replace('0', 'o')"), (2, "'%s=%d' % ({w}, {num})"),
    (3, "{t}.strip().replace(' ', '-').replace('_', '-').split('-')"), (2, "'+'.join(str({v}) for {v} in {xs} if {v} > {any})"),
)  # fmt: skip
OTHERS = (
    (5, "[{v} * {few} for {v} in {xs}]"), (5, "[{v} for {v} in {xs} if {v} > {any}]"), (4, "[{v} + {any} for {v} in {ys} if {v} % 2]"), (3, "[({a}, {b}) for {a} in range({k}) for {b} in range({a}) if {a} + {b} != {any}]"), (4, "{{{s}: len({s}) for {s} in {ws}}}"), (4, "{{{s}: {v} for {s}, {v} in {d}.items() if {v} > {any}}}"), (8, "{{'sum': {num}, 'max': max({num}, {num}), 'ok': {cond}}}"),
    (7, "{{{w}: {num}, {word}: {num}}}"), (8, "[{num}, {num}, {num}]"), (4, "({num}, {num}, {num})"), (3, "[[{num}, {num}], [{num}, {num}]]"), (3, "sorted({xs}, key=lambda {e}: ({e} % {few}, -{e}))"), (3, "sorted({ps}, key=lambda {e}: {e}[1], reverse=True)"), (2, "list(zip({xs}, {ys}, range({few})))"), (3, "[{a} if {a} > {b} else {b} for {a}, {b} in {ps}]"), (3, "dict(total={num}, best={num})"),
    (2, "list(map(lambda {e}: {e} * {few}, {xs}))"), (2, "list(filter(lambda {e}: {e} > {any}, {xs}))"), (3, "{{**{d}, {word}: {num}}}"), (3, "{xs}[:{k}] + [{num}, {num}]"), (2, "[{s}[:{k}] for {s} in {ws} if {c1} in {s} or len({s}) > {few}]"), (2, "sorted({{{v} % {few} for {v} in {xs}}})"), (3, "[sum({s}) for {s} in {g}]"), (3, "[[{v} + {few} for {v} in {s}] for {s} in {g}]"),
    (3, "{xs} if {cond} else {ys}"), (2, "[*{xs}, {num}, {num}]"), (2, "tuple({v} * 2 for {v} in {xs})"), (3, "[{a} * {v} for {a}, {v} in enumerate({xs}, {few})]"), (5, "{{'at': ({num}, {num}), 'of': [{num}, {num}]}}"), (5, "{{'low': min({num}, {num}), 'high': {num} + {num}}}"), (2, "[{s}[{j}] for {s} in {g} if {s}[{i}] > {few}]"),
)  # fmt: skip
CHANGES = (
    (5, "{o}.append({num} + {num})"), (6, "{o}.append(({num}, {num}))"), (5, "{o}.append(max({num}, {num}))"), (4, "{o}.extend([{num}, {num}])"), (3, "{o}.append({{'at': {num}, 'to': {num}}})"), (3, "{o}.append({num} if {cond} else {num})"), (4, "{d}[{w}] = max({d}.get({w}, 0), {num})"), (3, "{d}.update({{{word}: {num}, {w}: {num}}})"),
    (4, "{g}[{i}][{j}] = min({g}[{j}][{i}], {num}, {num})"), (3, "{g}[{i}][{j}] += {num} - {num}"), (4, "{xs}[{i}] = {num} + {num}"), (3, "{xs}[{i}], {xs}[{j}] = {num}, {num}"), (2, "{xs}.insert({i}, {num} + {num})"), (2, "assert isinstance({any}, int) and len({xs}) > 0, 'bad'"), (2, "assert {cond} or {any} is not None"), (2, "{d}.setdefault({w}, {num} + {num})"),
    (5, "{r} += {num} * {few}"), (5, "{r} = max({r}, {num})"), (4, "{r} = {r} * {few} + {num}"), (4, "{r} += {num} if {cond} else -{num}"), (2, "{ys}.sort(key=lambda {e}: ({e} % {few}, {e}))"), (2, "{ws}.append({w}.upper() + {word})"), (3, "{r} += sum({v} for {v} in {ys} if {v} > {any})"), (2, "{r}, {i} = max({num}, {num}), {j}"),
)  # fmt: skip
# The head of a loop; `x` is a number in it.
LOOPS = (
    (5, "for {x} in {xs}:"), (4, "for {x} in range({k}):"), (4, "for {x}, {y} in zip({xs}, {ys}):"), (4, "for {y}, {x} in enumerate({xs}):"), (4, "for {x}, {y} in {ps}:"), (3, "for {x} in range({i}, len({ys})):"), (3, "for {y}, {x} in {d}.items():"), (3, "for {x} in sorted({xs}, key=lambda {e}: (-{e}, {e} % {few})):"), (4, "for {x} in [{num}, {num}, {num}]:"),
    (3, "for {x} in ({num}, {num}):"), (3, "for {x}, {y} in sorted(zip({xs}, {ys}), reverse=True):"), (2, "for {x} in filter(lambda {e}: {e} > {any}, {xs}):"), (3, "for {x}, {y} in zip(range({few}, 20), {xs}):"), (2, "for {x} in {xs} + {ys}[:{j} + 1]:"), (2, "for {x} in [{v} for {v} in {ys} if {v} != {any}]:"), (3, "for {x}, {y} in [({num}, {num}), ({num}, {num})]:"),
    (2, "for {x} in range(max(0, {i} - 1), min({k}, {i} + 2)):"), (2, "for {x} in ({v} * {few} for {v} in {xs} if {v} > {any}):"),
)  # fmt: skip
# The head of a loop, and what makes it end, the last line of its body.
WHILES = (
    (4, ("while {r} < len({xs}) and {xs}[{r}] != {any}:", "{r} += 1")), (3, ("while {r} + 1 < {k} and {r} < len({ys}):", "{r} += 1")), (4, ("while {i} + {r} + 1 < {few} and {j} + {r} < {k}:", "{r} += 1")), (3, ("while {r} < {k} and ({cond} or {r} < 2):", "{r} += 1")), (3, ("while {xs} and ({xs}[-1] > {any} or len({xs}) > {few}):", "{xs}.pop()")),
    (3, ("while len({xs}) > 1 and {xs}[0] < {xs}[-1]:", "{o}.append({xs}.pop(0))")), (3, ("while {r} < len({t}) and {t}[{r}] != {c1} and {t}[{r}] != ' ':", "{r} += 1")), (3, ("while {m} > {few} and {m} != {any}:", "{m} -= {k}")), (3, ("while {ys} and {ys}[-1] >= {any}:", "{o}.append({ys}.pop())")), (3, ("while {r} < len({ws}) and not {ws}[{r}].startswith({c1}):", "{r} += 1")),
    (2, ("while {n} > 0 and {n} % {k} == 0 or {n} > {few}:", "{n} //= 2")), (2, ("while any({v} > {r} for {v} in {ys}) and {r} < {k}:", "{r} += 1")),
)  # fmt: skip
# Inner functions `f` of `p`, `q` and, where there are three, `u`.
HELPERS = (
    (6, (("def {f}({p}, {q}):", "    return {whole}"), 2)), (4, (("def {f}({p}, {q}, {u}=2):", "    if {p} > {q}:", "        return {num}", "    return {whole}"), 3)), (4, (("def {f}({p}, {q}):", "    return {p} - {q} if {cond} else {num}"), 2)), (4, (("def {f}({p}, {q}, {u}):", "    {h} = {whole}", "    return max({h}, {u})"), 3)),
    (4, (("def {f}({p}, {q}):", "    if {p} <= 0 or {q} <= 0:", "        return {p} + {q}", "    return min({f}({p} // 3 - 1, {q}), {f}({p} - {few}, {q} // 2 - 1)) + 1"), 2)), (3, (("def {f}({p}, {q}):", "    if {p} < 1 or {q} > {few}:", "        return {q}", "    return {f}({p} // 2 - 1, {q} + {few}) + {p}"), 2)),
    (3, (("def {f}({p}, {q}, {u}=1):", "    return {cond}{more}"), 3)), (2, (("{f} = lambda {p}, {q}: max({p}, {q}) - {num}",), 2)), (3, (("def {f}({p}, {q}):", "    {o}.append(({p}, {q}))", "    return {p} + {q} * {few}"), 2)),
)  # fmt: skip
# What is done with it.
CALLS = (
    (8, "{call}"), (4, "{call} + {call}"), (4, "max({call}, {call})"), (3, "{call} if {cond} else {call}"), (5, "{inner}"), (4, "sum({over} for {v} in {xs})"), (3, "{call} - {num}"), (3, "max({num}, {call}, {num})"), (2, "[{over} for {v} in {ys}][{i}]"), (2, "int(any({over} > {any} for {v} in {xs}))"), (2, "{call} + {call} * {few} - {num}"),
)  # fmt: skip
ENDINGS = ((8, "{whole}"), (5, "{other}"), (4, "{flag}"), (3, "{text}"), (4, "{num}, {num}"), (3, "{any}, {other}"), (3, "{any}, {num}, {num}"), (3, "{any} + {whole}"))
