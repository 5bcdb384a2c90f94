"""More programs for mixed sheets, in the notation of `mixed_tables.py`: counts of pieces of texts, functions that close over a parameter, places from behind, displays over several lines."""
from .loop_tables import programs

COUNTS = programs(r"""
%5
{cnt} = Counter({tw})
for {c} in {tw2}:
    {cnt}[{c}] -= 1
    if «{cnt}[{c}] == 0|not {cnt}[{c}]|{cnt}[{c}] <= 0»:
        «del {cnt}[{c}]|{cnt}.pop({c})»
return {cnt}«|, len({cnt})|.most_common(1)»
%5
{cnt}, {best} = «Counter()|defaultdict(int)», 0
for {i} in range(len({tw}) - {win} + 1):
    {w} = {tw}[{i}:{i} + {win}]
    {cnt}[{w}] += 1
    {best} = max({best}, {cnt}[{w}])
return {best}«|, len({cnt})|, {w}»
%4
{cnt}, {best} = Counter(), 0
for {i} in range(«0|1», len({tw}), 2):
    {w} = {tw}[{i}:{i} + {win}]
    if «len({w}) == {win}|len(set({w})) > 1|{w} in {cnt}|{w}[0] != {w}[-1]»:
        {cnt}[{w}] += 1
        {best} = max({best}, {cnt}[{w}])
return {cnt}, {best}
%4
{cnt} = Counter({«tw|xs|tw»})
{o} = {cnt}.most_common({two})
for {key}, {v} in {o}:
    if {v} «> 1|== {few}|>= {k}»:
        {cnt}[{key}] «-= 1|= 0|+= {v}»
return «{cnt}|{o}, {cnt}|{cnt}.most_common(1), {v}|sum({cnt}.values()), {o}»
%5
{cnt}, {best} = Counter({tw}[:{win}]), 0
for {i} in range({win}, len({tw})):
    {cnt}[{tw}[{i}]] += 1
    {c} = {tw}[{i} - {win}]
    {cnt}[{c}] -= 1
    if {cnt}[{c}] == 0:
        «del {cnt}[{c}]|{cnt}.pop({c})»
    {best} = max({best}, «len({cnt})|max({cnt}.values())|{cnt}[{tw}[{i}]]»)
return {best}«|, {cnt}»
%4
{cnt}, {cnt2} = Counter({tw2}), Counter({tw})
{f} = {cnt} «==|<=|!=|>=» {cnt2}
{o} = «{cnt2} - {cnt}|{cnt} & {cnt2}|{cnt} + {cnt2}|{cnt} {bar} {cnt2}|{cnt} - {cnt2}»
return {f}, {o}
%4
{cnt}, {cnt2} = Counter({tw}), Counter({tw2})
{r} = min({cnt}[{c}] // {v} for {c}, {v} in {cnt2}.items())
return {r}, «{cnt} == {cnt2}|len({cnt2})|{cnt2}»
%4!
{cnt}, {r} = Counter({tw}), 0
for {c} in {tq}:
    {r} += {cnt}.pop({c})
return {r}, {cnt}
%4
{cnt} = Counter({xs})
for {x} in {ys}:
    if {cnt}[{x}] > 0:
        {cnt}[{x}] -= 1
    «elif {x} > {n}|else»:
        {cnt}[{x} «+|-» 1] += 1
return {cnt}
%4
{h} = defaultdict(list)
for {i}, {x} in enumerate({xs}):
    {h}[«{x} % {win}|{x} > {n}|{i} % {win}»].«append({x})|append({i})»
return {h}, len({h})
%4
{j} = {best} = 0
{cnt} = Counter()
for {i}, {c} in enumerate({tw}[:6]):
    {cnt}[{c}] += 1
    while {cnt}[{c}] > {few}:
        {cnt}[{tw}[{j}]] -= 1
        {j} += 1
    {best} = max({best}, {i} - {j} + 1)
return {best}, {j}
""")

CLOSED = programs(r"""
%5
def {fn}({q0}):
    return «min|max|min»({xs}, key=lambda {q}: «(abs({q} - {q0}), {q})|(abs({q} - {q0}), -{q})|({q} % ({q0} + 1), {q})|abs({q} - {q0})»)
{o} = []
for {x} in {ys}[:2]:
    {o}.append({fn}({x}))
return {o}
%5
{o} = []
for {x} in {ys}[:2]:
    {o}.append(«min|max»({xs}, key=lambda {q}: (abs({q} - {x}), {q})))
return {o}«|, {x}»
%4
{o} = sorted({«xs|ys»}, key=lambda {q}: «(abs({q} - {n}), {q})|({q} % {win}, -{q})|(-abs({q} - {n}), {q})|({q} > {n}, {q})|(abs({q} - {n}), -{q})»)
{a} = «{o}[0]|{o}[-1]|{o}[:2]|{o}.index({ys}[0]) if {ys}[0] in {o} else -1»
return {o}, {a}
%5
«@cache\n|@lru_cache(None)\n||»def {fn}({q0}):
    if {q0} < {two}:
        return «{q0}|1|0»
    {q5} = «min|max»(({q0} // 2, {q0} - 2«|, {q0} // 3»), key=lambda {q}: (abs({q} - {q0} // {win}), {q}))
    return «{q5} + {fn}({q5})|{fn}({q5}) + 1|{q0} - {fn}({q5})»
{r} = {fn}({m})
return {r}«|, {fn}({m} - 1)| + {n}»
%5
«@cache\n|@lru_cache(None)\n||@lru_cache(maxsize=None)\n»def {fn}({q0}):
    if {q0} >= len({xs}):
        return «0|1|{n}»
    {q5} = «min|max»(range({q0} + 1, {q0} + 3), key=lambda {q}: (abs({q} - {q0} - {k} % 3), {q}))
    return «{xs}[{q0}] + {fn}({q5})|1 + {fn}({q5})|{q0} - {fn}({q5})|max({xs}[{q0}], {fn}({q5}))»
return {fn}(0)«|, {fn}(1)|, {fn}({k})»
%5
«@cache\n|@lru_cache(None)\n|»def {fn}({q1}, {q2}):
    if {q1} == 0 or {q2} <= 0:
        return {q2}
    {q5} = min({xs}, key=lambda {q}: (abs({q} - {q2}), {q}))
    return {fn}({q1} - 1, {q2} - {q5}«| - 1»)
return {fn}(2, {m})«|, {m}»
%5
{r} = reduce(xor, ({i} ^ {v} for {i}, {v} in enumerate({xs}«, 1|, 1|»)))
{a} = reduce(«xor|or_|add|mul|and_», {ys})
return {r}, {a}
%5
{r} = reduce(lambda {x}, {y}: «{x} * 10 + {y}|{x} - {y}|max({x}, {y})|{x} * {y} % 10|{x} + {y} * {few}|{x} ^ {y}», {xs}«|, 0|, {n}»)
{a} = reduce(«operator.xor|operator.mul|operator.or_|operator.add|xor|sub|and_», {ys}«|, {m}»)
return {r}, {a}
%4
def {fn}({q1}, {q2}):
    {q5} = sorted({q1}, key=lambda {q}: «(abs({q} - {q2}), {q})|(-abs({q} - {q2}), {q})|({q} != {q2}, {q})»)
    return {q5}[«0|-1|:2|1»]
{a} = {fn}({xs}, {n})
{b} = {fn}({xs}[1:], «{m}|{n} + 1|{n}»)
return {a}, {b}
%4
{q0} = {n}
while {xs} and len({xs}) > {two}:
    {a} = «min|max»({xs}, key=lambda {q}: (abs({q} - {q0}), {q}))
    {xs}.remove({a})
    {q0} = {a}« + {few}|»
return {xs}, {q0}
""")

PLACES = programs(r"""
%5!
{a} = {lg}[-{at}]
{b} = {lg}[«-{neg}|-{k}|{k}|len({lg}) - {neg}»]
if {a} «>|<|==» {b}:
    {a}, {b} = {b}, {lg}[-{neg}]
return {a}, {b}«|, {a} - {b}»
%5
{o} = []
for {i} in range({«k|two»}):
    {o}.append(«{lg}[{i} - 1]|{lg}[-{k} + {i}]|{lg}[-{i}]|{t}[-{i} - 1]|{la}[{i} - {neg}]|{tm}[-{k} + {i}]|{lg}[-{i} - 2]»)
return {o}
%4
{a}, {b} = «{t}[-{k}:], {t}[:-{k}]|{t}[:-{neg}], {t}[-{neg}]|{t}[-{neg}:-{few}], {t}[-1]|{t}[{k}:-{k}], {t}[-{k}:]»
return «{a}, {b}|{b} + {a}|{a}, len({b})|{b} in {a}, {a}»
%7
{a} = «tuple({la})|{la}|{tm}|{tm}|{tm}[1:] + ({n}, {m})|(*{la}, {n})»
{b} = {a}[-{neg1}]«|\nif {b} is None:\n    {b} = {a}[-{few}]|\nif {b} == {a}[{few}]:\n    {b} = -1»
{e} = {a}[«-{few}|{few} - {neg1}|-{k}|-{neg1} + {few}»]
return {b}, {e}«|, {a}[-{k}]|, {a}[:-4]|, {a}[-2:]»
%5
{r} = 0
for {i}, {x} in enumerate({lg}[:{two} + {few}]):
    if {x} «>|<|==» {lg}[«{i} - 1|{i} - {k}|-{i} - 1|{i} - {two}»]:
        {r} += «1|{x}|{i}|{lg}[{i} - 1]»
return {r}«|, {x} - {lg}[-{k}]»
%4
«{lg}[-{k}], {lg}[{k}] = {lg}[{k}], {lg}[-{k}]|del {lg}[-{k}]|{lg}.pop(-{k})|{lg}[-{k}] = {n}|{lg}.insert(-{k}, {n})»
{a} = {lg}[-{k}]
return {a}, {lg}[-{neg}:]«|, {lg}[:-{neg}]»
%4!
{r} = []
for {i} in range({few1}, {few1} + 2):
    {r}.append({lg}[«{i} - {at}|-{at} + {i} - 3|-{i} - {at} // 2»])
return {r}
%4
{o} = {lg}[-{neg}:]
{r} = 0
while {o} and {o}[-1] «!=|>|<» {n}:
    {r} += {o}[-1]« - {o}[0]|»
    {o} = {o}[:-1]
return {o}, {r}
%3
{f} = {t}[-{k}:] «==|<|!=» {t2}[-{k}:]
{a} = {t}[-{neg}] + {t2}[-{neg}] + {t}[{few} - 1]
return {f}, {a}«|, {t}[:-{k}]»
""")

# Over several lines: the debugger goes from line to line and back to the first one.
SPREAD = programs(r"""
%7!
{h} = {{
    '+': operator.add,
    '-': operator.sub,
    '*': «operator.mul|max|lambda {x}, {y}: {x} * {y} % 100»«,|»
}}
{r} = {«n|m»}
for {c}, {v} in {ps}:
    {r} = {h}[{c}](«{r}, {v}|{v}, {r}»)
return {r}
%6
{o} = [
    ({lit}, {«n|few»}),
    ({lit}, {«m|few»} «+|*» {few}),
    ({lit}, «len({xs})|{xs}[-1]|max({xs})|{n} - {m}»)«,|»
]
{r} = 0
for {key}, {v} in {o}:
    if {v} «>|<|!=» «{n}|{few}|{m}»:
        {r} += «{v}|len({key})|{v} * 2»
return {r}, {key}
%5
{a} = 0
for {x} in {xs}:
    {a} += {x} «> {n}|* {few}|% {win}»
return [
    {n} «+|-|*» {m},
    «len({xs})|{xs}[-1]|{xs}[:2]»,
    «max({ys})|{ys}[0] == {n}|{a} + 1»,
    {a}«,|»
]
%4
{a} = [{x} for {x} in {xs} if {x} «>|!=|<» {n}]
{r} = «max|min|sum»({ys})
if {r} «>|<» {m}:
    {a}.append({r})
return (
    {a},
    «{r} - 1|{n}, {m}|{r}, {n} + {few}»,
    «len({a}) «>|==» {few}|{ys}[-1]»«,|»
)
%5
{r} = «max|min»(
    {n} «*|+» {two},
    «sum({xs})|{xs}[0] - {m}»,
    len({t}),
)
for {x} in {xs}:
    if {x} «>|<» {r}«| - {m}»:
        {r} -= «1|{x}»
return {r}
%6
def {fn}({q1}, {q2}, {q3}«|=1»):
    if {q1} > {q2}:
        return «{q1} - {q3}|{q3}»
    return «{q1} * {q3} + {q2}|{q2} - {q1}»
{r} = {fn}(
    {n},
    «{m} + 1|len({xs})|{xs}[-1]»,
    «{q3}={few}|{few}|{m}»,
)
{a} = {fn}({r}, {«n|m»}, {few})
return {r}, {a}
%6
{h} = {{
    {lit1}: {few},
    {lit2}: «{n}|{few} + {m}|len({wk})»,
    {lit3}: {few}«,|»
}}
{r} = 0
for {w} in {wk}:
    «{r} += {h}.get({w}, 0)|if {w} in {h}:\n        {r} += {h}[{w}]|{h}[{w}] = {h}.get({w}, {n}) + 1|if {w} in {h}:\n        {h}[{w}] -= 1»
return {r}«|, {h}»
%4
{r} = sum(
    {x} «*|+|-» {few}
    for {x} in {xs}«|\n    if {x} > {n}|\n    if {x} != {m}»
)
{a} = dict(
    {c}={n},
    {row}={r}«,|»
)
return {r}, {a}
%4
{h} = [
    «operator.add|max|lambda {x}, {y}: {x} + {y}»,
    «operator.sub|min|operator.xor»,
    «operator.mul|lambda {x}, {y}: {y} - {x}»,
]
{r} = {m}
for {i}, {x} in enumerate({xs}):
    {r} = {h}[{i} % 3]({r}, {x})
return {r}
""")
