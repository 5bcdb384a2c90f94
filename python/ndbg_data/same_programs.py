"""Whole programs for sheets of sameness, as people write them, in the notation of `same_tables.py`; `%` and a weight stand before each."""

PROGRAMS = tuple((int(weight), text.strip("\n")) for weight, _, text in (part.partition("\n") for part in """4
{r} = 0
for {x} in sorted(set({xs}), reverse=True):
    {a}, {big} = divmod({big}, max({x}, «1|2»))
    {r} += {a}
return {r}«|, {big}»
%4
for {x} in {xs}:
    {big} += {x}« * {k}|»
    {a}, {b} = divmod({big}, «60|10|{m}»)
    {c}, {a} = divmod({a}, «24|{k}»)
return «{c}, {a}, {b}|[{a}, {b}]|f'{{{a}}}:{{{b}}}'»
%5
«{a} = {b} = {lo}|{a}, {b} = {lo}, {lo}|{a}, {b} = -1, -1|{a} = {b} = 0»
for {x} in {xs}:
    if {x} > {a}:
        {a}, {b} = {x}, {a}
    elif {x} «> {b}|!= {a}»:
        {b} = «{x}|max({b}, {x})»
return {a}«, | - | + »{b}
%5
{i}, {j} = 0, len({so}) - 1
{r} = {n}
while {i} < {j}:
    {v} = {so}[{i}] + {so}[{j}]
    {r} = «max({r}, {v})|{v} if abs({v} - {big}) < abs({r} - {big}) else {r}|min({r}, abs({v} - {big}))»
    if {v} «<|<=» «{big}|{n} + {m}»:
        {i} += 1
    else:
        {j} -= 1
return {r}«|, {i}|, {v}»
%5
{ps}.sort(«|key=lambda {p}: {p}[0]»)
{a}, {b} = {ps}[0]
{r} = 0
for {x}, {y} in {ps}[1:]:
    if {x} <= {b}:
        {b} = max({b}, {y})
    else:
        {r} += {b} - {a}
        {a}, {b} = {x}, {y}
return {r}, {b}
%4
{a} = {b} = {xs}[0]
for {x} in {xs}[1:]:
    {a} = max({x} - {n}, {a} + {x} - {n})
    {b} = «max|min»({b}, {a})
return {b}
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
for {i} in range(len({xs}) - 2):
    for {j} in range(2):
        «{xs}[{j}], {xs}[{j} + 1] = min({xs}[{j}], {xs}[{j} + 1]), max({xs}[{j}], {xs}[{j} + 1])|{xs}[{j}:{j} + 2] = sorted({xs}[{j}:{j} + 2])|{xs}[{j}] = max({xs}[{j}], {xs}[{j} + 1])»
return {xs}
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
{x}, {y} = 0, 0
for {ch} in {mv}:
    if {ch} == 'U':
        {y} = min({y} + 1, {k})
    elif {ch} == 'D':
        {y} = max({y} - 1, 0)
    «elif {ch} == 'R':
        {x} = min({x} + {k}, {m})|else:
        {x} = 1 - {x}|else:
        {x}, {y} = {y}, {x}»
return ({x}, {y})
%4
{dd} = {{({k}, {c1}): 0, (0, {c1}): «0|1», (0, {c2}): «1|0», (1, {c1}): «1|{k}», (1, {c2}): «0|{k}»}}
{a} = {r} = 0
for {ch} in {t}:
    «{a} = {dd}.get(({a}, {ch}), {a})|{b}, {a} = {a}, {dd}.get(({a}, {ch}), «0|{a}|{k}»)»
    {r} = max({r}, {a})
return {a}, {r}
%5
{s}, {r}, {a} = '', 0, 0
for {ch} in {t}:
    «if {ch} == {s}:
        {r} += 1
    else:
        {s}, {r} = {ch}, 1|{r} = {r} + 1 if {ch} == {s} else 1
    {s} = {ch}|{s}, {r} = {ch}, {r} + 1 if {ch} == {s} else 1»
    {a} = max({a}, {r})
return {a}«, {s}|»
%5
{o} = []
for {w} in {ws}:
    {w} = {w}.strip({mk})
    {w} = {w}.«lower()|removesuffix({sf})|removesuffix({sf}) + {rp}|replace({c1}, {c2})|split({mk})[0]»
    «{o}.append({w})|if {w} not in {o}:
        {o}.append({w})|{o} = sorted({{*{o}, {w}}})|{s} = {w}[:{k}]
    {o}.append({s})»
return {o}
%4
while True:
    {s} = {t}.replace({c1} + {c1}, «{c1}|{c2}|''»)
    if {s} == {t}:
        break
    {t} = {s}
return {s}
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
%4
def {fn}({p}):
    return max({p}), min({p})
for {i} in range({k} + 1):
    {a}, {b} = {fn}({xs})
    «{xs}.remove({a})|{xs}.pop()|{xs}[{i}] = {b}|{xs} = {xs}[1:]»
return {a} - {b}
%4
{r} = {a} = 0
while {big}:
    {big}, {b} = divmod({big}, «10|{k}|{k}»)
    «{r} = max({r}, {b})|{r} += {b} == {a}
    {a} = {b}|{a} = {a} or {b} % 2|{a}, {r} = {b}, {r} + (1 if {b} > {a} else 0)»
return {r}«|, {a}»
%4
{a}, {b}, {c} = {big}, {n} + {k}, 0
while {b}:
    {a}, {b} = {b}, {a} % {b}
    {c} = «max({c}, {b})|{c} or {b}|{a} if {a} > {c} else {c}»
return {a}, {c}
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
{a}, {r} = None, 0
for {x} in {xs}:
    if {r} == 0:
        {a} = {x}
    {r} += 1 if {x} == {a} else -1
return {a}
%4
{o}, {r} = [], 0
for {x} in {xs}:
    while {o} and {o}[-1] >= {x}:
        {o}.pop()
    {a} = {o}[-1] if {o} else «-1|0|{n}»
    {r} = max({r}, {x} - {a})
    {o}.append({x})
return {r}«|, {o}»
%4
for {x}, {y} in {ps}:
    {lo}, {hi} = max({lo}, {x}), min({hi}, {y}« + {k}|»)
    «{r} = max({hi} - {lo}, 0)|if {lo} > {hi}:
        {lo}, {hi} = {hi}, {lo}|{a}, {b} = ({lo}, {hi}) if {lo} < {hi} else ({hi}, {lo})»
return {lo}, {hi}
%4
{a}, {b} = 0, len({so})
while {a} < {b}:
    {v} = ({a} + {b}) // 2
    «{a}, {b} = ({v} + 1, {b}) if {so}[{v}] < {n} else ({a}, {v})|{r} = {so}[{v}]
    if {r} < {n}:
        {a} = {v} + 1
    else:
        {b} = {v}»
return {a}
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
{o} = [1] * «8|9|10»
for {x} in range(2, 5):
    for {j} in range({x} * 2, len({o}), {x}):
        {o}[{j}] = 0
return {o}
%5
{r} = 0
for {x}, {y} in {ps}[:3]:
    {a}, {b} = «{lo}, {hi}|{n}, {m}»
    for {z} in {xs}[:3]:
        {a} = max({a}, {z} - {x})
        {b} = min({b}, {z} + {y})
    {r} = max({r}, {a} - {b})
return {r}
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
{i}, {r} = {k}, 0
while {i} < «8|9|{m} + 2»:
    {r} = max({r}, {i} % {k})
    {i} = «min({i} + {k}, {i} * 2)|{i} + {k}|max({i} + 1, {m})»
    {a} = «min({i}, {m})|{i} // {k} * {k}|{i} // 5»
return {a}, {r}
%4
{r} = 0
for {x} in {xs}:
    {r} = 0 if {x} «==|<» {n} else {r} + {x}
    {r} = min({r}, «{m}|{big}»)
    {a} = {r} // «10|{k}|{m}»
return {r}, {a}
%4
{u}, {r} = set(), 0
for {x}, {y} in {ps}:
    {u}.add({x})
    {u}.add({y})
    {r} = len({u})
return {r}«, {u}|»
%4
def {fn}({p}, {p1}):
    if {p} < {p1}:
        {p}, {p1} = {p1}, {p}
    return {p}, {p1}
{a}, {b} = {n}, {m}
for {x} in {xs}:
    {a}, {b} = {fn}({a}, {b})
    {b} = «max({b}, {x})|{x}|min({b}, {x})»
return {a}, {b}
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
for {i} in range(«2|3»):
    for {x1}, {y1} in {ps}[:3]:
        {a}, {b} = {y1}, {x1}« % {k}|»
    {c} = «{a} - {b}|max({a}, {b})|{a} == {b}»
return {c}
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
%4
{f} = True
while {f}:
    {f} = False
    for {i} in range(3):
        {a}, {b} = {xs}[{i}], {xs}[{i} + 1]
        if {a} > {b}:
            {xs}[{i}], {xs}[{i} + 1] = {b}, {a}
            {f} = True
return {xs}
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
{i}, {j} = 0, len({qs}) - 1
{r} = 0
while {i} < {j}:
    ({w}, {x}), ({s}, {y}) = {qs}[{i}], {qs}[{j}]
    «{r} = max({r}, {x} + {y})|{r} += {w} == {s}|{r} = {r} or {x} - {y}»
    if {x} «<=|<» {y}:
        {i} += 1
    else:
        {j} -= 1
return {r}, {w}
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
{s} = {t}
for {i} in range(len({t}) - 1):
    {s} = «{s}[1:] + {s}[0]|{s}[:{i}] + {s}[{i}:][::-1]|{s}[:{i}] + ''.join(sorted({s}[{i}:{i} + 2])) + {s}[{i} + 2:]|{s}[:{i}] + {s}[{i} + 1] + {s}[{i} + 1:]»
    «{w} = min({s}, {t})|{a} = {s}.find({c1})|{f} = {s} == {t}|{w} = {s}[:{k}]»
return {s}
%4
{o} = {ly}[:]
for {i} in range(len({lx})):
    «{o}[{i}] = {lx}[{i}]|{o}[{i}] = max({o}[{i}], {lx}[{i}])|if {o}[{i}] != {lx}[{i}]:
        {o}[{i}] = {lx}[{i}]|{o}[{i}], {lx}[{i}] = {lx}[{i}], {o}[{i}]»
    {f} = {o} == {lx}
return {f}, {o}
%4
{r} = {xs}[0]
for {i} in range(1, len({xs})):
    {a}, {b} = {xs}[{i} - 1], {xs}[{i}]
    {s} = 'up' if {b} > {a} else «'down' if {b} < {a} else 'flat'|'down'»
    {r} = «max({r}, {b})|{b} if {s} == 'up' else {r}|min({r}, {a})»
return {s}, {r}
%4
for {x}, {y} in {es}:
    {a}, {b} = «{x} % 3, {y} % 2|min({x}, 2), min({y}, 1)»
    {g}[{b}][{a}] = «{n}|{m}|max({g}[{b}][{a}], {x})|{g}[{b}][2 - {a}]|{g}[1 - {b}][{a}]»
    {r} = {g}[0] == {g}[1]
return {g}
%4
{a}, {b} = {lo}, {hi}
for {x} in {xs}:
    «if {x} < {a}:
        {a} = {x}
    if {x} > {b}:
        {b} = {x}|{a}, {b} = min({a}, {x}), max({b}, {x})|{a} = {x} if {x} < {a} else {a}
    {b} = {x} if {x} > {b} else {b}»
    {c} = «{b} - {a}|({a} + {b}) // 2»
return {a}, {b}«|, {c}»
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
{o}, {u} = deque([(0, 0, 0)]), {{(0, 0)}}
while {o}:
    {i}, {j}, {r} = {o}.popleft()
    for {x}, {y} in ((0, 1), (1, 0)):
        {a}, {b} = {i} + {x}, {j} + {y}
        if {a} < 2 and {b} < {k} and ({a}, {b}) not in {u}:
            {u}.add(({a}, {b}))
            {o}.append(({a}, {b}, {r} + 1))
return {r}
%4
{o} = [0] + [«99|{m}»] * «4|5»
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
{a} = 0
for {x} in {xs}:
    {c} = {x} % «8|10|{m}»
    {a} = {c} if {c} < {a} else max({a}, {c} - {k} + 1)
    {b} = {a} + {k}
return {a}, {b}
%4
{a}, {s} = 0, 'idle'
for {x} in {xs}:
    {s} = 'up' if {x} > {a} else 'down' if {x} < {a} else «{s}|'idle'»
    {r} = abs({x} - {a})
    «{a} = {x}|{a}, {b} = {x}, {a}»
return {s}, {r}
%4
{a}, {b} = -{xs}[0], 0
for {x} in {xs}[1:]:
    «{a}, {b} = max({a}, {b} - {x}), max({b}, {a} + {x})|{b} = max({b}, {a} + {x})
    {a} = max({a}, {b} - {x})|{a}, {b}, {c} = max({a}, -{x}), max({b}, {a} + {x}), {b}»
return {b}
%4
{a}, {b} = {n}, {m}
for {i} in range(«5|6|7»):
    {a}, {b} = {b}, ({a} «+|*» {b}) % «2|3|5|{k}»
    {r} = «{a} == {b}|max({a}, {b})|{a} or {b}»
return {a}, {r}
%3
{s} = {ws}[0]
for {w} in {ws}[1:]:
    while not {w}.startswith({s}):
        {s} = {s}[:-1]
    {a} = len({s})
return {s}«|, {a}»
%4
{s}, {a}, {f} = {w1}, 0, False
for {w}, {x} in {qs}:
    if {w} == {w1}:
        {a} = {x}
    elif {x} «>=|==» {m}:
        {f} = True
    else:
        {s}, {f} = {w}, False
return {s}, {a}, {f}
%4
for {i}, {x} in enumerate({lx}):
    {lx}[{i}] = min(max({x}, {lo}), {hi})
    {a}, {b} = «{lx}[{i}], {x}|{lx}[0], {lx}[-1]|min({lx}), max({lx})»
return {lx}«|, {a}, {b}»
%4
{s} = ''
for {i}, {ch} in enumerate({tt}[:7]):
    {a}, {b} = {tt}[{i} - 1], {tt}[{i} + 1]
    {s} = «{ch} if {a} == {b} else {s}|max({s}, {ch})|{s} if {ch} in {s} else {s} + {ch}|{s}.strip({ch}) + {a}»
return {s}
%4
{x}, {y} = {pr}
for {i} in range(«3|4»):
    «{x}, {y} = {y}, {x} % {k}|{x}, {y} = {pr}
    {x} += {i} % {k}|{x}, {y} = min({x}, {y}), max({x}, {y})
    {y} -= {k}»
    {a}, {b} = «divmod({x}, {k})|sorted(({x}, {y}))|{x} > {y}, {x}»
return {x}, {y}, {a}
""".split("\n%")))
