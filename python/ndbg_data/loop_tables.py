"""What sheets of loops are made of: heads that set the same names again, and whole small programs about places, keys, pairs and orders.

`«a|b»` is one of several, `{x}` the name of a role (`loop_values.py`), `{few}` and `{two}` small numbers as they are written, `{bar}` the sign that choices use. `%` and a weight stand
before each program; `!` behind the weight says that some of its calls raise, by their values alone.
"""


def programs(text):
    """(weight, (whether it may raise, program)), of each."""
    parts = [part.partition("\n") for part in text.strip("\n%").split("\n%")]
    return tuple((int(weight.rstrip("!")), (weight.endswith("!"), code.strip("\n"))) for weight, _, code in parts)


# By the names that loops set: heads that set all of them, heads that set one, and lines about them.
NAMED = (
    (5, "for {k}, {v} in {d}.items():"), (5, "for {k}, {v} in {e}.items():"), (3, "for {k}, {v} in {ps}:"), (3, "for {k}, {v} in {qs}:"), (2, "for {k}, {v} in sorted({e}.items()):"), (1, "for {k}, {v} in list({d}.items()):"), (2, "for {k}, {v} in zip({d}, {ys}):"), (1, "for {v}, {k} in zip({e}.values(), {d}):"),
)  # fmt: skip
NAMED_ONE = ((3, "for {k} in {e}:"), (3, "for {v} in {e}.values():"), (2, "for {k} in {d}:"), (2, "for {v} in {d}.values():"), (1, "for {k} in sorted({d}):"), (2, "for {v} in {xs}:"), (1, "for {v} in reversed({ys}):"), (1, "for {k}, _ in {qs}:"), (1, "for _, {v} in {ps}:"))
NAMED_LINES = (
    (4, "{r} += {v}"), (3, "{o}.append({k})"), (3, "{a} = max({a}, {v})"), (3, "{dd}[{k}] = {dd}.get({k}, 0) + {v}"), (3, "{h}[{v}] += 1"), (3, "if {v} «>|>=|==|!=» {n}:\n    {o}.append({k})"), (2, "if {k} in {e}:\n    {r} += «{e}[{k}]|{v} - {e}[{k}]»"), (2, "{o}.append(({k}, {v}))"), (2, "{b} = {v}"), (2, "if {v} not in {o}:\n    {o}.append({v})"),
    (2, "if {v} > {a}:\n    {a} = {v}"), (2, "{dd}[{k}] = {v}"), (2, "if {dd}.get({k}) != {v}:\n    {dd}[{k}] = {v}"), (2, "{r} -= {v}"), (2, "if {v} == {a}:\n    continue\n{a} = {v}"), (1, "{h}[{v}] += len({k})"),
)  # fmt: skip
COUNTED = (
    (5, "for {i}, {x} in enumerate({xs}):"), (5, "for {i}, {x} in enumerate({ys}):"), (2, "for {i}, {x} in enumerate({xs}, 1):"), (2, "for {i}, {x} in enumerate(sorted({ys})):"), (2, "for {i}, {x} in {c}.items():"), (3, "for {i}, {x} in zip({xs}, {ys}):"), (3, "for {i}, {x} in {zs}:"), (3, "for {i}, {x} in {us}:"), (1, "for {i}, {x} in sorted({zs}):"), (2, "for {i}, {x} in zip({xs}, {xs}[1:]):"),
)  # fmt: skip
COUNTED_ONE = ((3, "for {x} in {ys}:"), (3, "for {x} in {xs}:"), (3, "for {i} in range({cnt}):"), (2, "for {i} in range(len({ys})):"), (2, "for {x} in {c}.values():"), (1, "for {i} in {c}:"), (1, "for {x} in {ys}[::-1]:"), (1, "for {i}, _ in {us}:"), (1, "for _, {x} in {zs}:"))
COUNTED_LINES = (
    (4, "{r} += {x}"), (3, "{r} += {i} * {x}"), (3, "{o}.append({x})"), (3, "{h}[{x}] += 1"), (3, "{dd}[{x}] = {i}"), (3, "if {x} «>|>=|==|!=» {n}:\n    {o}.append({i})"), (2, "if {x} in {ys}:\n    {r} += «1|{i}»"), (2, "{a} = max({a}, {x} - {i})"), (2, "{b} = {x}"), (2, "if {x} not in {dd}:\n    {dd}[{x}] = {i}"), (2, "{a}, {b} = {b}, {x}"), (2, "{o}.append({i} + {x})"),
    (2, "if {i} «<|>» {x}:\n    {a} += 1"), (2, "{h}[{x}] += {i}"), (1, "if {x} == {b}:\n    break\n{b} = {x}"),
)  # fmt: skip
FAMILIES = ((NAMED, NAMED_ONE, NAMED_LINES), (COUNTED, COUNTED_ONE, COUNTED_LINES))
# An inner loop has names of its own: on its first turn these are what the turn of the outer one before left.
INNER = ((4, "for {y} in {xs}[:{two}]:"), (3, "for {y} in {ys}[:2]:"), (3, "for {j}, {y} in enumerate({ys}[:2]):"), (3, "for {j} in range({two}):"), (2, "for {j}, {y} in {zs}[:2]:"), (2, "for {j}, {y} in list({c}.items())[:2]:"), (1, "for {y} in list({d}.values())[:2]:"))
INNER_LINES = {"y": ((4, "{r} += {y}"), (3, "{a} = max({a}, {y})"), (3, "{o}.append({y})"), (2, "if {y} > {n}:\n    {r} += 1"), (2, "{h}[{y}] += 1")), "j": ((3, "{r} += {j}"), (2, "{o}.append({j})"), (2, "{a} += {j}"))}
# What kept names are at first.
STARTS = {"r": ("0", "0", "0", "1"), "a": ("0", "0", "-1", "{n}"), "b": ("0", "None", "{n}"), "o": ("[]",), "dd": ("{{}}",), "h": ("defaultdict(int)",), "u": ("set()",)}

# Dictionaries that one loop builds and the next goes through by the same names.
BUILT = programs("""
%5
{dd} = «{{}}|defaultdict(int)|Counter()»
for {k} in {ws}:
    {dd}[{k}] = {dd}.get({k}, 0) + 1
for {k}, {v} in {dd}.items():
    if {v} «> 1|== 1|>= {few}»:
        {r} «+= {v}|= {v}|+= 1»
return {r}«|, {k}|, {v}»
%5
{h} = defaultdict(int)
for {i}, {x} in enumerate({xs}):
    {h}[{x}] += «1|{i}|{x}»
{o} = []
for {x}, {i} in {h}.items():
    if {i} «>|==|<=» «{few}|{n}»:
        {o}.append(«{x}|({x}, {i})»)
return {o}«|, {x}»
%4
{dd}, {h} = {{}}, {{}}
for {k}, {v} in {ps}:
    {dd}[{k}] = «{v}|{dd}.get({k}, 0) + {v}»
for {k}, {v} in {qs}:
    {h}[{k}] = «{v}|{h}.get({k}, 0) + {v}»
for {k}, {v} in {dd}.items():
    if {h}.get({k}) «!=|==» {v}:
        {o}.append({k})
return {o}
%4
{a} = {b} = 0
for {k}, {v} in {d}.items():
    {a} += {v}
for {k}, {v} in {e}.items():
    {b} += {v}
if {a} «>|<|>=» {b}:
    return {k}, {v}
return {a} - {b}
%4
for {x} in {xs}:
    {h}[{x}] += 1
for {x} in {ys}:
    {h}[{x}] -= 1
return [{x} for {x}, {y} in {h}.items() if {y} «> 0|!= 0|== 0|< 0»]
%3
for {x} in {xs}:
    for {y} in {ys}:
        if {x} «==|<|>» {y}:
            {r} += 1«|\n            break»
return {r}, {y}
%3
{dd} = {{}}
for {k}, {v} in {ps}:
    {dd}.setdefault({k}, []).append({v})
for {k}, {row} in {dd}.items():
    for {v} in {row}:
        {r} += {v}
return {r}, {k}
%3
{h} = «Counter({xs})|{{{x}: {xs}.count({x}) for {x} in {xs}}}»
for {x} in {ys}:
    if {h}«.get({x}, 0)|[{x}] if {x} in {h} else 0» «> 0|>= {few}»:
        {h}[{x}] -= 1
        {r} += 1
for {x}, {y} in {h}.items():
    {r} += {y}
return {r}
""")

# Lists of nearly one length, rows of nearly one width, keys that are alike, piles that end.
PLACES = programs("""
%8!
for {j} in range(len({xs})):
    {r} += {xs}[{j}] - {ys}[{j}]
    «if {r} < 0:\n        {r} = 0|if {r} > {a}:\n        {a} = {r}|{o}.append({r})»
return {r}«|, {j}»
%5!
{i}, {r} = {few}, 0
while {i} < len({xs}):
    if {xs}[{i}] «>|>=|!=» {ys}[{i}]:
        {r} += {ys}[{i}]
    {i} += 1
return {r}«|, {i}»
%4!
{i} = {j} = 0
while {i} < len({xs}):
    if {xs}[{i}] «<=|<» {ys}[{j}]:
        {i} += 1
    else:
        {j} += 1
    {r} += 1
return {i}, {j}«|, {r}»
%4!
for {i}, {x} in enumerate({xs}):
    {y} = {ys}[«{i}|{i}|-{i} - 1|len({xs}) - 1 - {i}»]
    {o}.append(«{x} - {y}|max({x}, {y})|({x}, {y})»)
return {o}
%4!
for {i} in range(len({xs})«| - 1| - 1»):
    {o}.append({xs}[{i}] «+|-» {xs}[{i} + 1])
return {o}«|[-1]»
%3!
{a} = {xs}[{i0}]
{b} = «{xs}[-{cnt}]|{xs}[{i0} - 1]|{ys}[{i0}]»
return {a} - {b}«|, {a}»
%6!
for {i} in range(len({g})):
    for {j} in range(«len({g}[0])|{two}»):
        {r} += {g}[{i}][{j}]
return {r}
%4!
for {i} in range(1, len({g})):
    for {j} in range(len({g}[{i}])):
        {g}[{i}][{j}] += {g}[{i} - 1][«{j}|{j}|{j} - 1|-{j}»]
return {g}[-1]
%3!
for {row} in {g}:
    {a} = {row}[«{cnt} - 1|2|-3|1»]
    {o}.append({a})
return {o}
%9!
for {k} in {ws}:
    «{r} += {d}[{k}]|{d}[{k}] -= 1|{o}.append({d}[{k}])|{a} = {d}[{k}]\n    {r} = max({r}, {a})»
return {r}«|, {d}»
%6!
for {k} in {d}:
    «{dd}[{k}] = {d}[{k}] - {e}[{k}]|{r} += {e}[{k}]|if {k} not in {e}:\n        continue\n    {r} += {e}[{k}] * {d}[{k}]»
return {dd}, {r}
%4!
{k} = {w1}
while {k} «in {lk} and {r} < 5|!= {w2}»:
    {k} = {lk}[{k}]
    {r} += 1
return {k}, {r}
%5!
for {i} in range({cnt}):
    {r} «+=|-=» {st}.pop(«|0|-1»)
return {r}, {st}
%4!
for {x} in {xs}:
    if {x} «>|>=|!=» {n}:
        {st}.append({x})
    else:
        {y} = {st}.pop()
        {r} += {y}
return {st}, {r}
%3!
{a}, {b} = {st}.pop(), {st}.pop()
{st}.append({a} «-|+|*» {b})
{a} = {st}.pop(«|0»)
{b} = {st}[«0|-1|-2»]
return {a}, {b}
""")

# Pairs, of which one may have three items, or one.
PAIRS = programs("""
%5!
{o} = sorted({{(«{x}, {y}|{y}, {x}|{x}, {x} + {y}») for {x}, {y} in {zs}}})
{r} = len({{«{x}|({y}, {x})|{x} - {y}» for {x}, {y} in {us}}})
return «{r}, {o}|len({o}) - {r}|{o}[0], {r}»
%5!
for {row} in {zs}:
    {x}, {y} = {row}
    {r} «+= {x} * {y}|+= {x} - {y}|= max({r}, {y})»
return {r}«|, {x}|, {y}»
%5!
for {x}, {y} in {zs}:
    {r} += {x} «-|+|*» {y}
for {x}, {y} in {us}:
    {r} -= «{x}|{y}»
return {r}
%4!
{o} = [{x} «+|-|*» {y} for {x}, {y} in {zs}« if {x} != {y}|»]
{r} = sum({o})
return {r}, {o}
%4!
{dd} = {{{x}: {y} for {x}, {y} in {zs}}}
for {x}, {y} in {us}:
    if {x} in {dd}:
        {dd}[{x}] += {y}
return {dd}
%3!
for {i}, ({x}, {y}) in enumerate({zs}):
    {o}.append(«{x} - {i}|({y}, {i})|{y}»)
return {o}
%3!
{a} = len({{{y} for {x}, {y} in {zs}« if {x} != {n}| if {x} < {y}|»}})
{f} = ({n}, {m}) in {{(«{x}, {y}|{y}, {x}») for {x}, {y} in {«zs|us»}}}
return {a}, {f}
%3!
for {row} in {zs}:
    «{x}, *{o} = {row}|({x}, {y}), {o} = {row}, {row}|*{o}, {x} = {row}»
    {r} += {x} + len({o})
return {r}
%3!
for {x}, {y} in {zs}:
    if ({y}, {x}) in {o}:
        return {x}, {y}
    {o}.append(({x}, {y}))
return len({o})«|, {x}»
""")

# What comes first by a key, where several are near.
KEYED = programs("""
%5
{best} = «max|min»({dn}.items(), key=lambda {q}: {q}[1])
{a} = {best}[1]
return {best}[0], {a}«| - {n}»
%5
{k} = «max|min»({dn}, key={dn}.get)
{v} = {dn}[{k}]
«del {dn}[{k}]|{dn}[{k}] = {n}|{dn}.pop({k})»
{k} = «max|min»({dn}, key={dn}.get)
return {k}, {v}
%5
{o} = sorted({pn}, key=lambda {q}: «{q}[1]|-{q}[1]|({q}[1], {q}[0])|(-{q}[1], {q}[0])»)
{k}, {v} = {o}[«0|-1|1»]
return «{k}, {v}|[{q}[0] for {q} in {o}]|{o}»
%4
{o} = sorted({dn}.items(), key=lambda {q}: {q}[1]«|, reverse=True»)
for {k}, {v} in {o}[:{few}]:
    {r} += {v}
return {r}, {k}
%4
{best} = «max|min»({zs}, key=lambda {q}: «{q}[1]|{q}[0]|{q}[0] - {q}[1]|sum({q})|abs({q}[0] - {q}[1])»)
{zs}.remove({best})
return {best}, len({zs})
%4
{pn}.sort(key=lambda {q}: {q}[1]«|, reverse=True»)
{k}, {v} = {pn}[0]
for {w}, {x} in {pn}[1:]:
    if {x} «== {v}|- {v} > 1»:
        {r} += 1
return {k}, {r}
%3
{a} = max({dn}.values())
{o} = [{k} for {k}, {v} in {dn}.items() if {v} «==|!=|+ 1 >=|+ 2 >» {a}]
return {o}«|[0]|, {a}»
%3
for {k}, {v} in {dn}.items():
    if {best} is None or {v} «>|>=|<|<=» {dn}[{best}]:
        {best} = {k}
return {best}
%3
return «max|min»({pn}, key=lambda {q}: «{q}[1]|-{q}[1]|({q}[1], {q}[0])»)[«0|1»], «max|min»({q}[1] for {q} in {pn})
""")
