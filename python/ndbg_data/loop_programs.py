"""More programs for sheets of loops, in the notation of `loop_tables.py`: sets, places worked out among arguments, generator expressions, searches."""
from .loop_tables import programs

# Sets of small numbers, which show themselves in order: only what is in them is asked.
SETS = programs("""
%6
{a}, {b} = set({us1}), set({us2})
return «list({a} - {b}), list({b} - {a})|[list({a} - {b}), list({b} - {a})]|{a} - {b}, {a} & {b}|{b} - {a}|sorted({a} ^ {b})»
%5
{u} = {s1} «-|&|^|{bar}» {s2}
{y} = {s2} «-|&|-|^» {s1}
return «{u}, {y}|list({u}), len({y})|{sm} in {u}, {sm} in {y}|{u} {bar} {y}»
%4
{u} = set()
for {x} in {us1}:
    if {x} in {s2}:
        {u}.add({x})
{o} = list({s2} - {u})
return {o}, {u}
%4
{s1} «-=|&=|{bar}=|^=» {s2}
for {x} in {us2}:
    if {x} «in|not in» {s1}:
        {r} += {x}
return {r}, {s1}
%4
{u} = set(range({cnt}, {cnt} + 4))
{o} = list({u} - {s1})
if «{o}|{o} and {o}[0] > 3|len({o}) > 2»:
    {r} = {o}[0]
return {o}, {r}
%3
for {x} in {us1}:
    «{s2}.discard({x})|{s2}.add({x})|{s2} ^= {{{x}}}|{s2} = {s2} - {{{x}}}»
return {s2}, «{s1} <= {s2}|len({s1} & {s2})|{s1}.isdisjoint({s2})»
%3
{a} = {s1}.«difference|intersection|symmetric_difference|union»({s2})
{b} = {s2}.«difference|difference|intersection»({s1})
return «[*{a}], [*{b}]|max({a}, default=-1), min({b}, default=-1)|sum({a}) - sum({b})»
%3!
{u} = {s1} «-|&» {s2}
{r} = «min|max»({u})
{u}.remove({r})
{x} = «{u}.pop()|list({u})[0]|min({u})»
return {r}, {x}
""")

# Numbers worked out within a tuple or among arguments whose names are alike.
ARGUMENTS = programs("""
%6
def {fn}({q1}, {q2}, {q3}, {q4}):
    «if {q1} == {q3}:\n        return {q2} - {q4}|if {q1} > {q3} or {q2} > {q4}:\n        return -1»
    return «abs({q1} - {q3}) + abs({q2} - {q4})|{q1} * {q4} - {q2} * {q3}|({q3} - {q1}) * ({q4} - {q2})»
{a} = {fn}({g1}, {g2}, {g3}, {g4})
{b} = {fn}(«{g3}, {g4}, {g1}, {g2}|{g1}, {g2} + 1, {g3} - 1, {g4}|{g2}, {g1}, {g4}, {g3}|{g1} - 1, {g2}, {g3}, {g4} + 1»)
return {a}, {b}
%4
def {fn}({q1}, {q2}):
    return «{q2}, {few} - 1 - {q1}|{q1} - 1, {q2}|{q1}, {q2} - 1|{q2} - {q1} - 1, {q1}»
{p1}, {p2} = {fn}({g1}, {g2})
{p1}, {p2} = {fn}({p2}, {p1} + 1)
return {p1}, {p2}
%4
def {fn}({q1}, {q2}, {q3}):
    return «{q2}, {q3} - 1 - {q1}|{q3} - 1 - {q2}, {q1}|{q1} - {q3}, {q2} - 1|{q3} - {q1}, {q3} - {q2} - 1»
{p1}, {p2} = {fn}({g1}, {g2}, {n})
{p1}, {p2} = {fn}(«{p2}, {p1}, {n}|{p1} - 1, {p2}, {n} + 1|{g2}, {p1}, {p2}»)
return «{p1}, {p2}|{n} - 1 - {p1}, {p2}»
%5
{p1}, {p2} = {g1}, {g2}
for {k} in {mv}:
    if {k} == 'U':
        {p1}, {p2} = {p1} - 1, {p2}
    elif {k} == 'D':
        {p1} += 1
    elif {k} == 'L':
        {p1}, {p2} = {p1}, {p2} - 1
    else:
        {p2} = {p2} + 1
return «{p1}, {p2} - 1|{p1} - {g1}, {p2} - {g2}|{n} - 1 - {p1}, {p2}»
%5
def {fn}({q1}, {q2}, {q3}, {q4}):
    return «{q1} <= {q3} < {q2} + {q4}|{q1} < {q4} and {q3} < {q2}|{q1} - {q3} == {q2} - {q4}|min({q2}, {q4}) > max({q1}, {q3})»
for {p1}, {p2} in {zs}:
    for {p3}, {p4} in {us}[:2]:
        if {fn}(«{p1}, {p2}, {p3}, {p4}|{p1}, {p3}, {p2}, {p4}|{p3}, {p4}, {p1}, {p2}»):
            {r} += 1
return {r}
%5!
{a} = {g}[{i1} + 1][{j1} «-|+» 1]
{b} = {g}[{i1}][{j1}] - {g}[{i1} + 1][{j1}]
{o} = [{g}[{i1} - 1][«{j1}|{j1} - 1|{j1} + 1»], {g}[-{i1}][{j1}]]
for {x} in {o}:
    {b} «+=|-=» {x}
return «{a}, {b}, {a} - 1 - {b}|{a} - 1 - {i1}, {b}|{j1} - {a}, {b} - 1»
%4
{o} = []
for {p1}, {p2} in (({i1} - 1, {j1}), ({i1} + 1, {j1}), ({i1}, {j1} - 1), ({i1}, {j1} + 1)):
    if 0 <= {p1} < len({g}) and 0 <= {p2} < len({g}[0])«| and {g}[{p1}][{p2}] > {n}»:
        {o}.append(«({p1}, {p2})|{g}[{p1}][{p2}]»)
return {o}
%4
def {fn}({q0}, {q7}):
    for {q5}, {q6} in enumerate({q0}):
        if {q6} == {q7}:
            return «{q5}, len({q0}) - 1 - {q5}|len({q0}) - 1 - {q5}, {q5}|{q5} - 1, {q6} - 1 - {q5}»
    return -1, «len({q0})|{q7} - 1»
{a}, {b} = {fn}({xs}, {n})
return {a}, {b} - 1«|, {fn}({ys}, {n} + 1)»
%3
def {fn}({q1}, {q2}, {q3}, {q4}):
    if {q1} >= {q3} or {q2} >= {q4}:
        return «0|{q1} + {q2}»
    return 1 + {fn}(«{q1} + 1, {q2}, {q3}, {q4} - 1|{q1} + 1, {q2} + 1, {q3}, {q4}|{q2}, {q1} + 1, {q4}, {q3}»)
return {fn}({g1}, {g2}, {g3}, {g4})
%6
def {fn}({q1}, {q2}, {q3}, {q4}):
    {q5}, {q6} = «{q3} - {q1}, {q4} - {q2}|{q2} - {q1}, {q4} - {q3}|{q1} - {q3}, {q4} - {q2} - 1»
    if {q5} «<|<=» 0 «or|and» {q6} «<|==» 0:
        return «{q1}, {q4}|{q3}, {q2}|{q2}, {q1} - 1»
    return «{q5}, {q6} - 1|{q6} - 1 - {q5}, {q2}|{q3} - 1 - {q5}, {q4}»
{g1}, {g2} = {fn}({g1}, {g2}, {g3}, {g4})
{g3}, {g4} = {fn}(«{g3} - 1, {g4}, {g1}, {g2} + 1|{g4}, {g3}, {g2}, {g1}|{g1}, {g3}, {g2}, {g4}»)
return «{g1}, {g2}, {g3}, {g4}|({g1}, {g2}), ({g3}, {g4})|{g1} - {g3}, {g4} - 1 - {g2}»
%4
def {fn}({q1}, {q2}, {q3}, {q4}):
    return «{q1} * {q4} «>|==» {q2} * {q3}|{q1} + {q4} «<|>=» {q2} + {q3}|{q1} == {q3} or {q2} == {q4}»
{o} = []
for {p1} in range({two}):
    for {p2} in range({g1}, {g1} + 2):
        {p3}, {p4} = «{p2}, {p1}|{p1} + 1, {p2} - 1|{p2} - 1, {p1} + {g2}»
        if {fn}({p1}, {p2}, {p3}, {p4}):
            {o}.append(({p3}, {p4}))
return {o}
%4!
{o} = []
for {p1}, {p2} in ((0, 0), (1, 0), (0, 1)):
    {p3}, {p4} = {p1} + 1, {p2} + 1
    {o}.append(«{g}[{p3}][{p4}] - {g}[{p1}][{p4}] - {g}[{p3}][{p2}] + {g}[{p1}][{p2}]|{g}[{p1}][{p4}] - {g}[{p3}][{p2}]|{g}[{p1} + 1][{p2} - 1] - {g}[{p3}][{p4}]»)
return {o}
""")

# Sums and questions over generator expressions, and repeats that are dropped.
GENERATED = programs("""
%5
def {fn}({q0}):
    return «{q0} // 2|{q0} * {q0}|{q0} % 3|max({q0} - {few}, 0)|({q0} + {few} - 1) // {few}»
if sum({fn}({x}) for {x} in {xs}) «<=|>|<|>=» {big}:
    return «{n}|'over'|True»
return sum({fn}({x}) for {x} in «{ys}[:2]|{xs}[1:]»)
%4
{r} = sum(«{x} // {few}|-(-{x} // {few})|{x} > {n}|{x} % 2|{x} - {n}» for {x} in {xs})
if {r} «<=|>|==» {m}:
    {r} «+= {few}|= -{r}»
return {r}
%4
{f} = «any|all»({x} «>|<|!=|==» {n} for {x} in {xs})
{a} = «any|all»(«{x} in {xs}|{x} > {m}|{x} % 2 == 0|{n} <= {x}» for {x} in {ys})
return {f}, {a}«|, {f} and {a}|, {f} or {a}»
%4
if «any|all»({x} «==|<=|<|!=» {y} for {x}, {y} in zip({xs}, {ys})):
    return [{x} for {x} in {xs} if {x} «!=|>|in» «{n}|{ys}[0]|{xs}[-1]»] if «{n} > {m}|False|len({xs}) > 9» else {xs}[0]
return sum(1 for {x} in {ys} if {x} «==|>» {n})
%6
«{o} = [{k} for {k}, {y} in groupby({rs})]|{o} = [len(list({y})) for {k}, {y} in groupby({rs})]|{o} = [({k}, len(list({y}))) for {k}, {y} in groupby({rs})]|{o} = [{k} for {k}, {y} in groupby({rs}) if len(list({y})) > 1]|{o} = [{k} for {k}, {y} in groupby(sorted({rs}))]»
{r} = len({o}) «- len({rs})|* {few}»
return {o}, {r}
%5
{o} = «[{rs}[0]]|{rs}[:1]»
for {x} in {rs}[1:]:
    if {x} != {o}[-1]:
        {o}.append({x})
return {o}«|, len({rs}) - len({o})»
%4
for {i}, {x} in enumerate({rs}):
    if {i} == 0 or {x} != {rs}[{i} - 1]:
        {o}.append({x})
return {o}
%3
{b} = None
for {x} in {rs}:
    if {x} «==|!=» {b}:
        {r} += 1
    {b} = {x}
return {r}«|, {b}»
%3
for {k}, {y} in groupby({rs}):
    {a} = «len(list({y}))|sum({y})»
    if {a} > {r}:
        {r}, {b} = {a}, {k}
return {r}, {b}
%3
{a} = next(({i} for {i}, {x} in enumerate({xs}) if {x} «>|==|<» {n}), -1)
{b} = «max|min»({x} - {n} for {x} in {ys})
return {a}, {b}
""")

# Bounds that move towards each other, and sums over what lies before.
SEARCHES = programs("""
%6
{lo}, {hi} = «0, len({so})|0, len({so}) - 1»
while {lo} < {hi}:
    {mid} = «({lo} + {hi}) // 2|{lo} + ({hi} - {lo}) // 2»
    if {so}[{mid}] «<|<=» {tgt}:
        {lo} = {mid} + 1
    else:
        {hi} = {mid}
return «{lo}|{lo}, {hi}|{lo} - 1»
%5
{lo}, {hi} = 0, len({so}) - 1
while {lo} <= {hi}:
    {mid} = ({lo} + {hi}) // 2
    if {so}[{mid}] == {tgt}:
        return {mid}
    if {so}[{mid}] < {tgt}:
        {lo} = {mid} + 1
    else:
        {hi} = {mid} - 1
return «-1|{lo}|{lo}, {hi}|-{lo} - 1»
%5
def {fn}({q0}):
    return «sum(({x} + {q0} - 1) // {q0} for {x} in {xs}) <= {big}|{q0} * {q0} >= {big}|sum({x} // {q0} for {x} in {xs}) < {cnt}|{q0} * ({q0} + 1) // 2 > {big}»
{lo}, {hi} = 1, «{big}|max({xs}) + 1|16»
while {lo} < {hi}:
    {mid} = ({lo} + {hi}) // 2
    if {fn}({mid}):
        {hi} = {mid}
    else:
        {lo} = {mid} + 1
return {lo}
%5
{i}, {j} = 0, len({so}) - 1
while {i} < {j}:
    {a} = {so}[{i}] + {so}[{j}]
    if {a} == {tgt2}:
        return {i}, {j}
    if {a} < {tgt2}:
        {i} += 1
    else:
        {j} -= 1
return «-1, -1|{i}, {a}|{a} - {tgt2}»
%4
{i} = {j} = 0
while {i} < len({so}) and {j} < len({so2}):
    if {so}[{i}] «<|<=» {so2}[{j}]:
        {o}.append({so}[{i}])
        {i} += 1
    else:
        {o}.append({so2}[{j}])
        {j} += 1
return {o}«| + {so}[{i}:] + {so2}[{j}:]|, {i}, {j}»
%4
{lo}, {hi} = 0, len({t}) - 1
while {lo} < {hi} and {t}[{lo}] «==|!=» {t}[{hi}]:
    {lo}, {hi} = {lo} + 1, {hi} - 1
return «{lo}, {hi}|{t}[{lo}:{hi} + 1]|{lo} >= {hi}»
%4
{j} = 0
for {i} in range(len({xs})):
    if {xs}[{i}] != {n}:
        «{xs}[{j}] = {xs}[{i}]|{xs}[{j}], {xs}[{i}] = {xs}[{i}], {xs}[{j}]»
        {j} += 1
return {j}, {xs}
%5
{pre} = [[0] * (len({g}[0]) + 1) for _ in range(len({g}) + 1)]
for {i} in range(2):
    for {j} in range(2):
        {pre}[{i} + 1][{j} + 1] = {pre}[{i}][{j} + 1] + {pre}[{i} + 1][{j}] - {pre}[{i}][{j}] + {g}[{i}][{j}]
return {pre}[2][2]«| - {pre}[1][2]| - {pre}[0][2] - {pre}[2][1] + {pre}[0][1]»
%4
{pre} = [0]
for {x} in {xs}:
    {pre}.append({pre}[-1] + {x})
{r} = {pre}[{cnt}] - {pre}[«0|1|{cnt} - 1»]
return {r}, {pre}[-1] - {r}
%4
for {i} in range(len({g})):
    {r} = 0
    for {j} in range(len({g}[0])):
        {r} += {g}[{i}][{j}]
        {g}[{i}][{j}] = {r}« + ({g}[{i} - 1][{j}] if {i} else 0)|»
return {g}[-1]«|[-1]»
%3
{i} = {r} = {a} = 0
for {j}, {x} in enumerate({xs}):
    {a} += {x}
    while {a} > {big} and {i} <= {j}:
        {a} -= {xs}[{i}]
        {i} += 1
    {r} = max({r}, {j} - {i} + 1)
return {r}
""")
