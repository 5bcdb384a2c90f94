"""Whole programs for sheets of sameness that keep lists, tables, dictionaries, heaps and queues, in the notation of `same_programs.py`."""
from .same_programs import programs

STORES = programs("""
%5
{o} = [({p}, {p1}, 0) for {p1}, {p} in enumerate({xs}[:3])]
heapq.heapify({o})
{r} = 0
while {o}:
    {a}, {i}, {j} = heapq.heappop({o})
    {r} = «max({r}, {a})|{a}|{r} + ({i} == {j})»
    if {j} < «1|{i}»:
        heapq.heappush({o}, ({a} + «{k}|0|{j}», {i}, {j} + 1))
return {r}
%4
{o} = [«0|{n}»] * {k}
for {x}, {y} in {ps}:
    for {j} in range({k}):
        {o}[{j}] = «max({o}[{j}], {o}[{j} - 1])|max({o}[{j}], {y} if {j} else {x})|min({o}[{j}], {x} + {j})|{o}[{j}] or {x}»
return {o}
%4
for {i} in range(len({g})):
    for {j} in range(«2|3»):
        {g}[{i}][{j}] = «min({g}[{i}][{j}], {g}[{i}][0] + {g}[0][{j}])|max({g}[{i}][{j}], {g}[{i} - 1][{j}])|{g}[{i}][2 - {j}]|min({g}[{i}][{j}], {n})|{g}[0][{j}]»
return {g}
%6
{dd} = {{'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}}
{i} = {j} = 0
for {ch} in {mv}:
    {x}, {y} = {dd}[{ch}]
    «{i} = min(max({i} + {x}, 0), {k})
    {j} = min(max({j} + {y}, 0), {k})|{i}, {j} = max(0, {i} + {x}), max(0, {j} + {y})|{i}, {j} = min(max(0, {i} + {x}), {k}), min(max(0, {j} + {y}), {k})|{a}, {b} = {i} + {x}, {j} + {y}
    if 0 <= {a} < {k} and 0 <= {b} < {k}:
        {i}, {j} = {a}, {b}»
return {i}, {j}
%4
{dd} = {{({k}, {c1}): 0, (0, {c1}): «0|1», (0, {c2}): «1|0», (1, {c1}): «1|{k}», (1, {c2}): «0|{k}»}}
{a} = {r} = 0
for {ch} in {t}:
    «{a} = {dd}.get(({a}, {ch}), {a})|{b}, {a} = {a}, {dd}.get(({a}, {ch}), «0|{a}|{k}»)»
    {r} = max({r}, {a})
return {a}, {r}
%5
{o} = []
for {w} in {ws}:
    {w} = {w}.strip({mk})
    {w} = {w}.«lower()|removesuffix({sf})|removesuffix({sf}) + {rp}|replace({c1}, {c2})|split({mk})[0]»
    «{o}.append({w})|if {w} not in {o}:
        {o}.append({w})|{o} = sorted({{*{o}, {w}}})|{s} = {w}[:{k}]
    {o}.append({s})»
return {o}
%5
{o} = list(range(5))
def {fn}({p}):
    while {o}[{p}] != {p}:
        {p} = {o}[{p}]
    return {p}
for {x}, {y} in {es}:
    «{a}, {b} = {fn}({x}), {fn}({y})
    {o}[{a}] = {b}|{a} = {fn}({x})
    {b} = {fn}({y})
    {o}[max({a}, {b})] = min({a}, {b})|{o}[{fn}({x})] = {fn}({y})»
return {o}
%5
{r} = 0
for {i} in range(len({xs}) - {k} + 1):
    {o} = «{xs}[{i}:{i} + {k}]|sorted({xs}[{i}:{i} + {k}])»
    «{a}, {b} = max({o}), min({o})|{a} = max({o})
    {b} = {o}[0]|{a}, *_, {b} = {o}»
    {r} = max({r}, {a} - {b})
return {r}
%4
{o} = []
for {i}, {p} in enumerate(zip(*{g})):
    {a}, {b} = «min({p}), max({p})|{p}[0], {p}[-1]|sorted({p})[:2]»
    {v} = «max({p}, key={p}.count)|{p}.index({b})|{a} == {b}»
    {o}.append(({i}, {v}))
return {o}
%4
{o}, {r} = [], 0
for {x} in {xs}:
    while {o} and {o}[-1] >= {x}:
        {o}.pop()
    {a} = {o}[-1] if {o} else «-1|0|{n}»
    {r} = max({r}, {x} - {a})
    {o}.append({x})
return {r}«|, {o}»
%5
{s}, {a} = '', «0|-1»
for {w}, {x} in {qs}:
    «{s}, {a} = ({w}, {x}) if {x} > {a} else ({s}, {a})|{s}, {a} = max(({s}, {a}), ({w}, {x}))|if ({x}, {w}) > ({a}, {s}):
        {a}, {s} = {x}, {w}»
    «{d}[{w}] = max({d}.get({w}, 0), {x})|{d}[{w}] = {a}|{d}.setdefault({w}, {x})|{b} = {d}.get({s}, 0)»
return {s}, «{a}|{d}»
%5
for {i} in range(«3|4»):
    {lx} = [«max({p}, {p1})|min({p}, {p1})|{p1} if {p1} > {m} else {p}|({p} + {p1}) // 2» for {p}, {p1} in zip({lx}, {lx}[1:] + {lx}[:1])]
    «{r} = {lx}.count({n})|{a}, {b} = min({lx}), max({lx})|{a}, {b} = {lx}[0], {lx}[-1]»
return {lx}
%4
{o} = {lx}[:]
for {x} in range(2, «4|{k} + 2|5»):
    for {j} in range({x}, len({o}), {x}):
        {o}[{j}] = «0|{n}|{o}[{j} - {x}]|max({o}[{j}], {n})|min({o}[{j}], {o}[{j} - 1])»
return {o}
%5
{r}, {o} = 0, []
for {w}, {x} in {qs}[:4]:
    {v} = 0
    for {y} in {xs}[:3]:
        {v} += {y} «==|>|<» {x}
    {r} = max({r}, {v})
    {s} = {w} if {v} == {r} else «{w1}|''»
    {o}.append({s})
return {r}, {o}
%4
{u}, {r} = set(), 0
for {x}, {y} in {ps}:
    {u}.add({x})
    {u}.add({y})
    {r} = len({u})
return {r}«, {u}|»
%4
{dd} = {{}}
def {fn}({p}):
    {dd}[{p}] = {dd}.get({p}, «0|{n}»)« + ({p} > {m})|»
    return {dd}[{p}]
for {x} in {xs}:
    {r} = {fn}({x})
return {dd}, {r}
%4
{a} = {b} = 0
for {i} in range(len({lx}) - 1):
    {lx}[{i}] = «min|max»({lx}[{i}], {lx}[{i} + 1])
    {a}, {b} = {lx}[{i}], {a}
return {lx}, {b}
%4
{d} = dict({d})
for {w}, {x} in {qs}:
    {a} = {d}.get({w}, {x})
    {d}[{w}] = «{a}|max({a}, {x})|{a} if {a} > {m} else {x}»
    {s} = max({d}, key={d}.get)
return {s}, {d}
%4
{i} = len({lx}) - 2
while {i} >= 0 and {lx}[{i}] >= {lx}[{i} + 1]:
    {i} -= 1
{lx}[{i} + 1:] = «{lx}[{i} + 1:][::-1]|sorted({lx}[{i} + 1:])»
«{j} = len({lx}) - 1
{lx}[{i}], {lx}[{j}] = {lx}[{j}], {lx}[{i}]|for {j} in range({k}):
    {lx}[{j}], {lx}[{i}] = sorted(({lx}[{j}], {lx}[{i}]))»
return {lx}
%5
for {i}, {o} in enumerate({g}):
    «{o}[:] = {o}[::-1]|{o}.sort()|{o}[:] = sorted({o})|{g}[{i}] = [max({o}[0], {p}) for {p} in {o}]|{o}[0], {o}[-1] = {o}[-1], {o}[0]|{o}[{i}:] = {o}[{i}:][::-1]»
    {a}, *_, {b} = {o}
    «{g}[0] = max({g}[0], {o})|{r} = {o}.index(max({o}))|{r}, {c} = {o}.count({a}), {a} == {b}|{g}[-1][{i}] = {a}»
return {g}
%5
{o} = []
for {x} in {xs}:
    «if {x} in {o}:
        {o}.remove({x})
    {o}.append({x})
    {o} = {o}[-{k}:]|{o} = [{p} for {p} in {o} if {p} != {x}] + [{x}]|{o} = sorted({{*{o}, {x}}})
    {a}, {b} = {o}[0], {o}[-1]»
    {r} = {o}[0]
return {o}, {r}
%5
{o} = [(0, {c1}, 1), (1, {c1}, «0|1|2»), (1, {c2}, «1|2»)«|, (2, {c1}, 0)»]
{a} = 0
for {ch} in {t}[:4]:
    for {x}, {s}, {y} in {o}:
        if ({x}, {s}) == ({a}, {ch}):
            {a} = {y}
            break
return {a}
%4
{dl} = {{}}
for {w}, {x} in {qs}:
    {dl}.setdefault({w}, [])
    «if {x} not in {dl}[{w}]:
        {dl}[{w}].append({x})|{dl}[{w}] = sorted({{*{dl}[{w}], {x}}})|{dl}[{w}] = ({dl}[{w}] + [{x}])[-1:]|{dl}[{w}] += [{x}] * ({x} > {m})»
    {r} = len({dl}[{w}])
return {dl}«|, {r}»
%4
{o} = {ly}[:]
for {i} in range(len({lx})):
    «{o}[{i}] = {lx}[{i}]|{o}[{i}] = max({o}[{i}], {lx}[{i}])|if {o}[{i}] != {lx}[{i}]:
        {o}[{i}] = {lx}[{i}]|{o}[{i}], {lx}[{i}] = {lx}[{i}], {o}[{i}]»
    {f} = {o} == {lx}
return {f}, {o}
%4
for {x}, {y} in {es}:
    {a}, {b} = «{x} % 3, {y} % 2|min({x}, 2), min({y}, 1)»
    {g}[{b}][{a}] = «{n}|{m}|max({g}[{b}][{a}], {x})|{g}[{b}][2 - {a}]|{g}[1 - {b}][{a}]»
    {r} = {g}[0] == {g}[1]
return {g}
%4
{o}, {dd} = [(0, {es}[0][0])], {{}}
while {o}:
    {a}, {x} = heapq.heappop({o})
    if {x} in {dd}:
        continue
    {dd}[{x}] = {a}
    for {y}, {z} in {es}:
        if {y} == {x}:
            heapq.heappush({o}, ({a} + «1|{k}|{z}», {z}))
return {dd}
%5
{o}, {dd} = deque([(0, 0)]), {{(0, 0): 0}}
while {o}:
    {i}, {j} = {o}.popleft()
    {r} = {dd}[{i}, {j}]
    for {x}, {y} in ((0, 1), (1, 0)):
        {a}, {b} = {i} + {x}, {j} + {y}
        if {a} < len({g}) and {b} < 2 and ({a}, {b}) not in {dd}« and {g}[{a}][{b}] != {n}| and {g}[{a}][{b}] <= {m}|»:
            {dd}[{a}, {b}] = {r} + 1
            {o}.append(({a}, {b}))
return {r}
%4
{o} = [0] + «{xs}[:5]|[{m}] * 5|{lx}[:4]»
for {x} in «(2, 3)|(1, 3)|(2, 2)|(3, 2)|(4, 2, 1)»:
    for {j} in range({x}, len({o})):
        {o}[{j}] = «min({o}[{j}], {o}[{j} - {x}] + 1)|max({o}[{j}], {o}[{j} - {x}])|{o}[{j}] or {o}[{j} - {x}]»
return {o}
%4
{o} = [0] * 4
for {ch} in {t}[:3]:
    {a} = 0
    for {j} in range(3):
        {b} = {o}[{j} + 1]
        {o}[{j} + 1] = {a} + 1 if {ch} == {t}[-1 - {j}] else max({o}[{j} + 1], {o}[{j}])
        {a} = {b}
return {o}
%4
for {i}, {x} in enumerate({lx}):
    {lx}[{i}] = min(max({x}, {lo}), {hi})
    {a}, {b} = «{lx}[{i}], {x}|{lx}[0], {lx}[-1]|min({lx}), max({lx})»
return {lx}«|, {a}, {b}»
""")
