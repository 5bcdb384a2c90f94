"""What mixed sheets are made of, in the notation of `loop_tables.py`: what `re` finds, sets, numbers of many digits, displays of names, names that each turn sets anew.

Beside the names of roles (`mixed_values.py`): `{cc}`, `{cp}`, `{sep}` patterns as they are written, `{sub}` what stands in place of a match, `{huge}`, `{long}` and `{mod}` long numbers, `{win}` a width, `{lit}` a word; with a digit behind it, one is the same wherever it stands.
"""
from .loop_tables import programs

FOUND = programs(r"""
%5
{o} = re.findall({cp}, {t})
{a} = re.findall({cc}, {t})
if «len({o}) > {two}|{o} and {a}|not {o}|len({a}) == len({o})|'a' in {a}»:
    {o}«.append('x')| = {o}[1:]| += {a}[:2]»
return «{o}, {a}|{o}, len({a})|'-'.join({o})|len({o}), ''.join({a})»
%5
{r}, {o} = 0, []
for {c} in re.findall({«cc|cp|cp»}, {t}):
    if «{c} in {t2}|{c}.isdigit()|{c} > 'k'|len({c}) > 1|{c}.isupper()|{c} not in {o}»:
        {r} += «1|len({c})»
    {o}.append(«{c}|{c}.lower()|{c} * 2»)
return {r}, {o}
%5
{a} = re.sub({cc}, {sub}, {t})
{b} = re.sub({cp}, {sub}, {«a|a|t»})
return «{a}, {b}|{b}, len({a}) - len({b})|{a} == {b}, {a}|[{a}, {b}]»
%4
{o} = re.split({sep}, {t})
{a} = [{x} for {x} in {o} if {x}]
return «{a}|{o}, len({a})|'-'.join({a}), len({o})|{o}»
%4
if re.«search|match»({cp1}, {t}):
    {a} = re.«search|search»({cp1}, {t}).group()
else:
    {a} = «''|None|{t}[:2]»
{b} = re.findall({cp1}, {t2})
return {a}, «{b}|{a} in {b}|len({b})»
%3
{a} = re.search({cp1}, {t}).«group()|start()|group(0)|end()» if re.search({cp1}, {t}) else «None|-1|''»
{f} = re.match({«cc|cp1»}, {t2}) is «None|not None»
return {a}, {f}
%4
{o} = []
for {x} in {ws}:
    if re.«match|match|fullmatch|search»({cp1}, {x})« is None||»:
        {o}.append({x})
return {o}«|, len({ws}) - len({o})»
%3
{o} = [int({x}) for {x} in re.findall(r'\d«+|»', {t})]
{r} = «sum({o})|max({o}, default=-1)|len({o})»
if {r} «>|<=» {n}:
    {r} «+=|-=» {m}
return {r}, {o}
%3
while re.search({cc1}, {t}) and len({t}) > {k}:
    {t} = «{t}[1:]|{t}[:-1]|{t}[1:-1]»
return {t}«|, re.findall({cc1}, {t})»
%3
{f} = bool(re.fullmatch({cp1}, {t}))
{o} = [bool(re.«match|search»({cp1}, {x})) for {x} in {ws}]
return {f}, {o}«|, any({o})|.count(True)»
""")

SETS = programs(r"""
%6
{a}, {b} = set({us1}), set({us2})
{u} = {a} «-|&|{bar}|^» {b}
return «{u}, len({u})|list({u})|sorted({u})|{u}, {b} - {a}|{u} <= {a}, {u}|{sm} in {u}, {u}|{a} - {u}»
%5
{u} = {s1} «-|&|{bar}|^» {s2}
for {x} in {us2}:
    «{u}.add({x})|{u}.discard({x})|if {x} in {u}:\n        {u}.remove({x})|if {x} not in {s1}:\n        {u}.add({x} + {few})|{u} ^= {{{x}}}|{u} {bar}= {{{x} - {n}, {x}}}»
return «{u}|sorted({u})|{u}, {s1} <= {u}|list({u})[:2]|{u} & {s2}»
%4!
{u} = set({us1})
{u}.remove({sm})
for {x} in {us2}:
    {u}.«add|discard|discard»({x})
return «list({u})|{u}|{u}, {sm} in {u}»
%5
{u}, {r} = set(), 0
for {x} in {us«1|2»}:
    if «{x} in {u}|{x} - {n} in {u}|{x} + {few} in {u}»:
        {r} += «1|{x}»
    {u}.add({x}« + {few}| % 10||»)
return {u}, {r}
%3
{u} = {{{x} «% 10|// {two}|- {n}|* {two}|^ {few}» for {x} in {us1}}}
{a} = {u} «&|-|^» {s2}
return {u}, «{a}|len({a})|{a} <= {u}|list({a})»
%4
{a} = {s1} & {s2}
if «{a} <= {s2} and len({a}) > 1|not {a}|{s1} - {s2}|{s1} >= {s2}|{s1} ^ {s2} == {a}»:
    {a} = {a} {bar} «{{{n}, {m}}}|{s2}|{{{sm}}}»
return «{a}|list({a})|{a}, {s2} - {a}|{a}, max({a}, default=0)»
%3
{r} = len(set({tw}))
{o} = sorted(set({tw}) «&|-|{bar}|^» set({tw2}))
return {r}, {o}«|, 'a' in set({tw})|, set({tw2}) <= set({tw})»
%3
{o} = list(set({us1})«| - set({us2})| - {s2}»)
for {i} in range(len({o})):
    {o}[{i}] «-=|+=» {i}
return {o}
""")

LONGS = programs(r"""
%5
{lo}, {hi} = {b1}, {b2}
while {lo} < {hi}:
    {mid} = «({lo} + {hi}) // 2|{lo} + ({hi} - {lo}) // 2»
    if {mid} «<|<=» {tg}:
        {lo} = {mid} + 1
    else:
        {hi} = {mid}
return «{lo}|{lo}, {hi}|{lo} - {b1}|{lo} - 1»
%5
{lo}, {hi} = {b1}, {b2}
while {lo} <= {hi}:
    {mid} = ({lo} + {hi}) // 2
    if {mid} == {tg}:
        break
    if {mid} «<|<» {tg}:
        {lo} = {mid} + 1
    else:
        {hi} = {mid} - 1
return «{mid}, {lo}|{lo}, {hi}|{mid} - {lo}, {hi}»
%5
{lo}, {hi} = «0|1|-1», {huge}
for {i} in range({two} + {few}):
    {mid} = ({lo} + {hi}) // 2
    if «{mid} > {b1}|{mid} * 2 > {b1}|{mid} >= {tg}|{mid} // {few} > {n}»:
        {hi} = {mid}« - 1|»
    else:
        {lo} = {mid}« + 1|»
return {lo}, {hi}«|, {mid}»
%4
{a} = {b1} «+|-» {few}
{b} = «{a} - 1|{a} + {b2}|{b2} + 1|{huge} - {a}|({a} + {b2}) // 2»
if {a} «<|<=|==|>» {b}:
    {a}, {b} = {b}, {a} «+|-» 1
return {a}, {b}, «{a} - {b}|({a} + {b}) // 2|{a} == {b}|min({a}, {b}) + 1»
%5
{r} = «{b1}|1|{huge} - {few}»
for {x} in {xs}:
    {r} = «({r} * {x} + {n}) % {mod}|({r} + {b1}) % {mod}|{r} * ({x} + 1) % {mod}|({r} * 10 + {x}) % {mod}»
return {r}«| % {mod}|, {r} - 1»
%4
def {fn}({q0}):
    return «{q0} >= {tg}|{q0} * {two} > {tg} + {b1}|{q0} - {b1} > {m}»
{lo}, {hi} = {b1}«| - 1», {b2}« + 1|»
while {lo} < {hi} - 1:
    {mid} = ({lo} + {hi}) // 2
    if {fn}({mid}):
        {hi} = {mid}
    else:
        {lo} = {mid}
return «{hi}|{lo}, {hi}»
%4
{best} = {huge}
for {x} in {bs}:
    if «abs({x} - {tg}) < {best}|{x} < {best}|{x} - 1 > {tg}»:
        {best} = «abs({x} - {tg})|{x}|{x} - 1»
return {best}
%3
{r} = 0
for {x}, {y} in zip({bs}, {bs}[1:]):
    {r} += «{x} < {y}|{x} == {y}|{y} - {x}|{x} + 1 == {y}|max({x}, {y}) - {b1}»
return {r}, «{bs}[-1] - 1|{long} + {few}|min({bs})»
""")

NAMED = programs(r"""
%6
{p} = [{x} for {x} in {zs} if {x} «>|<|==|!=» {n}]
{p2} = «[{x} for {x} in {zs} if {x} % 2]|{zs}[:{k}]|{ys}[{few}:]|sorted({zs})|[]|[{x} + 1 for {x} in {p}]»
{p3} = «{zs}[{k}:]|{xs}[::-1]|[{x} for {x} in {p} if {x} in {p2}]|{t}[:{k}]|len({zs})|list({t}[:{two}])»
return «{p}, {p2}, {p3}|[{p}, {p2}, {p3}]|{{{lit1}: {p}, {lit2}: {p2}, {lit3}: {p3}}}|({p}, {p2}), {p3}|{p3}, {p}, {p2}, {zs}|({p2}, {p})»
%5
{p}, {p2}, {p3} = [], [], []
for {x} in {zs}:
    if {x} «>|>=» {n}:
        {p}.append({x})
    elif {x} «==|>|%» {m}:
        {p2}.append({x})
    else:
        {p3}.append({x})
return «{p}, {p2}, {p3}|[{p3}, {p}, {p2}]|{p} + {p2}, {p3}|{{{lit1}: {p}, {lit2}: {p3}}}|{p}, {p3}, len({p2}), {zs}»
%4
{p}, {p2} = {zs}[:{k}], {zs}[{k}:]
{o} = [{p}, {p2}]
for {row} in {o}:
    «{row}.append(len({row}))|{row}.sort()|{row}.insert(0, {n})|if {row}:\n        {row}.pop()»
return «{o}|{p}, {p2}|{o}, {p}»
%4
{p}, {p2} = [], «{xs}|[{n}]|[]»
{h} = {{{lit1}: {p}, {lit2}: {p2}}}
for {i}, {x} in enumerate({zs}):
    {h}[{lit1} if {x} «>|<|==» {n} else {lit2}].append({«x|i»})
return «{h}|{h}, {p}|{p2}, {p}»
%4
{p}, {p2}, {a}, {r} = {zs}, {xs}[1:], {t}[:{k}], len({ys})
{o} = «[{p2}, {p}]|({p}, {a}, {r})|{{{lit}: {a}, {lit}: {p}}}|[{a}, {r}, {p2}]»
return «{o}|{p2}, {a}, {o}|{p}, {p2}, {a}, {r}|{o}, {r}»
""")

ANEW = programs(r"""
%5
{o} = []
for {x} in {xs}:
    {d1}, {d2} = «abs({x} - {n}), {inf}|{inf}, abs({x} - {m})|{x}, {inf}»
    if «{x} > {n}|{d1} < {m}|{x} % 2|{d2} == {inf} and {x} > {m}»:
        {«d1|d2»} = «{m}|{x} + 1|abs({x} - {m})»
    {o}.append(«min({d1}, {d2})|({d1}, {d2})|{d1} < {d2}»)
return {o}
%5
{o} = []
for {x} in {ys}[:2]:
    {best}, {pos} = -1, None
    for {i}, {y} in enumerate({xs}«|[:3]»):
        if «{y} == {x}|{y} > {best} and {y} != {x}|abs({y} - {x}) <= {few}»:
            {best}, {pos} = {y}, {i}
    {o}.append(«{pos}|({best}, {pos})|{best}»)
return {o}«|, {pos}»
%4
{r} = 0
for {x} in {xs}[:2]:
    {lo}, {hi} = 0, len({so})
    while {lo} < {hi}:
        {mid} = ({lo} + {hi}) // 2
        if {so}[{mid}] «<|<=» {x}« + {m}|»:
            {lo} = {mid} + 1
        else:
            {hi} = {mid}
    {r} += {lo}
return {r}, {lo}, {hi}
%5
for {x} in {xs}:
    {a}, {b} = «{x}, 0|0, {x}|{x} % {win}, {inf}|{n}, {x}»
    if {a} «>|<|==» «{n}|{b}|{few}»:
        {b} = {a}
for {x} in {ys}:
    {a}, {b} = «0, {x}|{x}, {inf}|{b}, {x}»
    if {b} «>|<» «{n}|{m}»:
        {a} «+= 1|= {b}»
return {a}, {b}«|, {x}»
%5
{o} = []
for {row} in {g}:
    {d1}, {d2} = «{inf}, {inf}|{inf}, -{inf}|-1, {inf}»
    for {x} in {row}:
        if {x} «<|>» {d1}:
            «{d1}, {d2} = {x}, {d1}|{d1} = {x}»
        elif {x} < {d2}:
            {d2} = {x}
    {o}.append(({d1}, {d2}))
return {o}
%4
{r} = 0
for {row} in {g}:
    {best}, {f} = «0|-1|{n}», False
    for {i}, {x} in enumerate({row}):
        if {x} > {best}:
            {best}, {f} = {x}, {i} «>|==» {few}
    {r} += {best} if {f} else «1|-1|0»
return {r}, {best}«|, {f}»
%4
{a} = {b} = {inf}
for {i}, {x} in enumerate({xs}):
    if {x} == {n}:
        {a} = {i}
    {b} = min({b}, abs({i} - {a})«|, {x}»)
for {i}, {x} in enumerate({ys}):
    if {x} «==|>» {n}:
        {a} = {i}
    {b} = «max|min»({b}, {a}«| - {i}»)
return {a}, {b}
""")
