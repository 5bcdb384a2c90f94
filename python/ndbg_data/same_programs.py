"""Whole programs for sheets of sameness, as people write them, in the notation of `same_tables.py`; `%` and a weight stand before each."""


def programs(text):
    """(weight, program), of each."""
    return tuple((int(weight), code.strip("\n")) for weight, _, code in (part.partition("\n") for part in text.strip("\n%").split("\n%")))


PROGRAMS = programs("""
%4
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
%4
for {i} in range(len({xs}) - 2):
    for {j} in range(2):
        «{xs}[{j}], {xs}[{j} + 1] = min({xs}[{j}], {xs}[{j} + 1]), max({xs}[{j}], {xs}[{j} + 1])|{xs}[{j}:{j} + 2] = sorted({xs}[{j}:{j} + 2])|{xs}[{j}] = max({xs}[{j}], {xs}[{j} + 1])»
return {xs}
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
%4
while True:
    {s} = {t}.replace({c1} + {c1}, «{c1}|{c2}|''»)
    if {s} == {t}:
        break
    {t} = {s}
return {s}
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
%4
{a}, {r} = None, 0
for {x} in {xs}:
    if {r} == 0:
        {a} = {x}
    {r} += 1 if {x} == {a} else -1
return {a}
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
{r} = 0
for {x}, {y} in {ps}[:3]:
    {a}, {b} = «{lo}, {hi}|{n}, {m}»
    for {z} in {xs}[:3]:
        {a} = max({a}, {z} - {x})
        {b} = min({b}, {z} + {y})
    {r} = max({r}, {a} - {b})
return {r}
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
for {i} in range(«2|3»):
    for {x1}, {y1} in {ps}[:3]:
        {a}, {b} = {y1}, {x1}« % {k}|»
    {c} = «{a} - {b}|max({a}, {b})|{a} == {b}»
return {c}
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
%4
{s} = {t}
for {i} in range(len({t}) - 1):
    {s} = «{s}[1:] + {s}[0]|{s}[:{i}] + {s}[{i}:][::-1]|{s}[:{i}] + ''.join(sorted({s}[{i}:{i} + 2])) + {s}[{i} + 2:]|{s}[:{i}] + {s}[{i} + 1] + {s}[{i} + 1:]»
    «{w} = min({s}, {t})|{a} = {s}.find({c1})|{f} = {s} == {t}|{w} = {s}[:{k}]»
return {s}
%4
{r} = {xs}[0]
for {i} in range(1, len({xs})):
    {a}, {b} = {xs}[{i} - 1], {xs}[{i}]
    {s} = 'up' if {b} > {a} else «'down' if {b} < {a} else 'flat'|'down'»
    {r} = «max({r}, {b})|{b} if {s} == 'up' else {r}|min({r}, {a})»
return {s}, {r}
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
""")
