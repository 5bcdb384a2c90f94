"""Statements about a value of a type: `## types`, then templates set apart by blank lines; `%N` is a weight."""

TABLE = r"""
## s

%6
@ = {s|@}

%4
{x=s} = {s|@}

%3
{x=ls} = {ls|@}

%3
{x=i} = {i|@}

%1
{x=s}: str = {s|@}

%4
if {b|@}:
    @ = {s|@}

%3
if {b|@}:
    return {ret}

%2
if not @:
    return {ret}

%3
if {b|@}:
    {body}

%2
if {b|@}:
    @ = {s|@}
else:
    @ = {s|@}

if {b|@}:
    {x=s} = {s|@}
elif {b|@}:
    {@x} = {s|@}
else:
    {@x} = {~w}

{x=s} = {s|@} if {b|@} else {s}

%5
{acc=s} = ''
for {x~c} in @:
    if {b|x}:
        {@acc} += {c|x}

%2
{acc=s} = ''
for {x~c} in @:
    {@acc} = {c|x} + {@acc}

%3
{acc=s} = ''
for {x~c} in @:
    if {b|x}:
        {@acc} += {c|x}
    else:
        {@acc} += {c|x}

%2
{acc=s} = {~new}
for {x~c} in @:
    if {b|x}:
        continue
    {@acc} += {@x}

%3
{n=i} = 0
for {x~c} in @:
    if {b|x}:
        {@n} += {#1}

%2
{acc=ls} = []
for {x~c} in @:
    if {b|x}:
        {@acc}.append({s|x})

{acc=ls} = []
for {x~c} in @:
    {@acc}.insert(0, {c|x})

%3
{d=dsi} = {{}}
for {x~c} in @:
    {@d}[{@x}] = {@d}.get({@x}, 0) + 1

%2
{d=dsi} = {{}}
for {x~c} in @:
    if {@x} not in {@d}:
        {@d}[{@x}] = {#0}
    {@d}[{@x}] += {i|x}

{d=dsl} = {{}}
for {i~i}, {x~c} in enumerate(@):
    {@d}.setdefault({@x}, []).append({@i})

%2
{acc=ls} = []
for {x~s} in @.split():
    {@acc}.append({s|x})

%2
{acc=ls} = []
for {x~s} in @.split({~sep}):
    if {b|x}:
        {@acc}.append({s|x})
    else:
        {@acc}.append({@x})

{acc=s} = ''
for {i~i}, {x~c} in enumerate(@):
    if {b|i}:
        {@acc} += {c|x}
    else:
        {@acc} += {@x}

{acc=s} = ''
for {i~i} in range(len(@)):
    if {b|i}:
        {@acc} += @[{@i}]

{acc=s} = ''
for {i~i} in range(len(@) - 1, -1, -{#1}):
    {@acc} += @[{@i}]

for {i~i} in range(len(@)):
    if {b|i} and @[{@i}] in {~two}:
        return {@i}

for {x~c} in @:
    if {b|x}:
        break
    {body}

%2
for {i~i}, {x~c} in enumerate(@):
    if {b|x}:
        return {ret}

for {x~c} in {~two}:
    @ = @.replace({@x}, {~new})

for {x~c} in {~two}:
    if {@x} in @:
        @ = @.replace({@x}, {~new})

{acc=li} = []
for {x~c} in @:
    {@acc}.append({i|x})

{i=i} = 0
while {@i} < len(@) and {b}:
    {@i} += {#1}

{i=i} = 0
{acc=s} = ''
while {@i} < len(@):
    if @[{@i}] in {~two}:
        {@acc} += @[{@i}]
    {@i} += {#1}

while len(@) < {#w}:
    @ = @ + {~c}

while len(@) < {#w}:
    @ += {~fill}

while @.startswith({~pre1}):
    @ = @[1:]

while '  ' in @:
    @ = @.replace('  ', ' ')

while len(@) > {#len}:
    @ = @[{#1}:]

try:
    {n=i} = int(@)
except ValueError:
    {@n} = {#i}

try:
    {i=i} = @.index({~sub})
except ValueError:
    return {ret}

try:
    {n=i} = @.rindex({~sub})
except ValueError as {e~a}:
    {@n} = len(str({@e}))
finally:
    @ = {s|@}

%1
if not @:
    raise ValueError({~w})

assert len(@) < {#big}, {~w}

{a=s}, {m=s}, {b=s} = @.partition({~sub})

{a=s}, {m=s}, {b=s} = @.rpartition({~sub})

{a=c}, *{rest=ls} = @ or {~eq}

*{rest=ls}, {z=c} = @.split({~sep})

{x=dii} = str.maketrans({~two}, {~other})
@ = @.translate({@x})

if (n := len(@)) > {#len}:
    @ = @[:{#1}] + str(n)

{x=i} = {i|@}
if {i|@} {<} {@x}:
    return {ret}

{p=s}, {q=s} = @[:{#1}], @[{#1}:]

print(@)

{x=y} = {y|@}

if @ == {~eq}:
    return {ret}
elif @.startswith({~pre}):
    @ = {s|@}

for {x~c} in @:
    if {b|x}:
        {r=s} = {s|x}
        break
else:
    {@r} = {~w}

{x=Ss} = set()
for {c~c} in @:
    if {@c} in {@x}:
        return {ret}
    {@x}.add({@c})

{prev=s} = ''
{acc=s} = ''
for {x~c} in @:
    if {@x} != {@prev}:
        {@acc} += {@x}
    {@prev} = {@x}

{lo=i}, {hi=i} = 0, len(@) - 1
while {@lo} < {@hi} and @[{@lo}] == @[{@hi}]:
    {@lo} += 1
    {@hi} -= 1

{best=s} = ''
for {x~s} in @.split():
    if len({@x}) > len({@best}):
        {@best} = {@x}

{run=i} = 0
{best=i} = 0
for {x~c} in @:
    {@run} = {@run} + 1 if {b|x} else 0
    {@best} = max({@best}, {@run})

@ += {~new}

@ += {s}

@ *= {#1}

## c

%3
if {b|@}:
    return {ret}

%2
{x=s} = {s|@}

%2
if {b|@}:
    {body}

{x=i} = {i|@}

if {b|@}:
    @ = {c|@}

## y

%3
@ = {y|@}

%3
{x=s} = {s|@}

%2
{x=i} = {i|@}

{acc=li} = []
for {x~i} in @:
    if {b|x}:
        {@acc}.append({@x})

if {b|@}:
    return {ret}

{buf=a} = bytearray(@)
{@buf}.append({#bits})
{@buf}.extend(b'ab')
@ = bytes({@buf})

## i

%4
@ = {i|@}

%2
@ += {#1}

%2
@ -= {#1}

@ *= {#1}

@ //= {#m}

@ %= {#i10}

%3
{x=i} = {i|@}

%2
{x=s} = {s|@}

%2
{x=li} = {li|@}

%3
if {b|@}:
    return {ret}

%3
if {b|@}:
    @ = {i|@}

%2
if {b|@}:
    {body}

if {b|@}:
    {x=s} = {~w}
elif {b|@}:
    {@x} = {~w}
else:
    {@x} = {~w}

%2
if {b|@}:
    if {b|@}:
        return {ret}
    @ = {i|@}

if {b|@}:
    @ += {#1}
else:
    @ -= {#1}

%2
{acc=i} = 0
for {k~i} in range(@ % {#i10} + 1):
    {@acc} += {i|k}

{acc=i} = {#1}
for {k~i} in range({#1}, min(@, {#i10})):
    if {b|k}:
        {@acc} *= {@k}

{acc=li} = []
for {k~i} in range(@ % 8):
    if {b|k}:
        {@acc}.append({i|k})

%2
{acc=ls} = []
for {k~i} in range(1, @ % 7 + 1):
    {@acc}.append({s|k})

{n=i} = abs(@) % 50
{steps=i} = 0
while {@n} > 0:
    {@n} -= {#1}
    {@steps} += 1

{n=i} = abs(@)
{t=i} = 0
while {@n}:
    {@n}, {d~i} = divmod({@n}, 10)
    {@t} += {@d}

{digits=ls} = []
{n=i} = abs(@)
while {@n} > 0:
    {@digits}.append(str({@n} % {#base}))
    {@n} //= {#base}

{n=i} = abs(@) % 40 + 1
{acc=li} = [{@n}]
while {@n} != 1 and len({@acc}) < 10:
    {@n} = {@n} // 2 if {@n} % 2 == 0 else 3 * {@n} + 1
    {@acc}.append({@n})

{a=i}, {b=i} = 0, 1
for _ in range(@ % 10):
    {@a}, {@b} = {@b}, {@a} + {@b}

for {k~i} in range(2, min(@, 9)):
    if @ % {@k} == 0:
        return {@k}
else:
    {ok=b} = True

try:
    {q=i} = {#i} // @
except ZeroDivisionError:
    {@q} = {#0}

assert @ {<} {#ival}

if @ < {#neg}:
    raise ValueError(f'bad value {{@}}')

{q=i}, {r=i} = divmod(@, {#m})

{x=f} = {f|@}

while @ > {#i10}:
    @ -= {#i10}

while @ < {#i10}:
    @ = @ + {#m}

{i=i} = {#0}
while True:
    {@i} += 1
    if {@i} * {@i} >= @:
        break

## f

%3
@ = {f|@}

%3
{x=f} = {f|@}

{x=i} = {i|@}

%2
if {b|@}:
    return {ret}

if {b|@}:
    @ = {f|@}

## b

%3
if @:
    {body}

%2
if not @:
    return {ret}

{x=i} = {i|@}

%2
{x=s} = {s|@}

if @:
    {x=s} = {~w}
else:
    {@x} = {~w}

## n

if @ is None:
    {body}

{x=b} = @ is None

## a

%3
if {b|@}:
    return {ret}

%2
{x=s} = {s|@}

if isinstance(@, str):
    {x=s} = {~w}
elif isinstance(@, (list, tuple, set, dict)):
    {@x} = 'many'
else:
    {@x} = str(@)

{x=i} = {i|@}

try:
    {n=i} = len(@)
except TypeError:
    {@n} = {#neg}

if @ is None:
    @ = {#i}

if {b|@}:
    {body}

## li ls la lf lp ll

%4
@.append({$E})

%2
@.extend({$T})

%2
@.insert({#x}, {$E})

%2
@.pop()

@.pop({#bit})

%3
@.reverse()

@.clear()

%2
@ = {$T|@}

%3
{x=$T} = {$T|@}

%2
{x=$T} = @[:]
{@x}.append({$E})

{x=$T} = @.copy()
{@x}.extend(@[{:}])

%2
{x=i} = {i|@}

%3
if {b|@}:
    return {ret}

%2
if not @:
    return {ret}

%2
if {b|@}:
    {body}

%2
@[0] = {$E}

@[{#bit}] = {$E}

@[-1] = {$E}

@[0], @[-1] = @[-1], @[0]

del @[{#bit}]

del @[{:}]

@ += [{$E}]

@[{#bit}:{#1}] = [{$E}]

%4
{acc=$T} = []
for {x~$E} in @:
    if {b|x}:
        {@acc}.append({$E|x})

%3
{acc=$T} = []
for {x~$E} in @:
    if {b|x}:
        {@acc}.append({@x})
    else:
        {@acc}.insert(0, {@x})

%2
{acc=$T} = []
for {x~$E} in @:
    if {@x} not in {@acc}:
        {@acc}.append({@x})

{acc=$T} = []
for {i~i} in range(len(@)):
    if {b|i}:
        {@acc}.append(@[{@i}])

{acc=$T} = []
for {i~i}, {x~$E} in enumerate(@):
    {@acc}.append({$E|x} if {b|i} else {@x})

%2
{n=i} = 0
for {x~$E} in @:
    if {b|x}:
        {@n} += 1

{n=i} = 0
for {i~i}, {x~$E} in enumerate(@):
    if {b|x}:
        {@n} += {@i}

for {x~$E} in @:
    if {b|x}:
        return {ret}

for {i~i}, {x~$E} in enumerate(@):
    if {b|x}:
        return {@i}

for {x~$E} in @:
    if {b|x}:
        continue
    {body}

for {x~$E} in @:
    {body}

for {x~$E} in @:
    if {b|x}:
        break
else:
    return {ret}

%2
for {i~i} in range(len(@)):
    {y=$E} = @[{@i}]
    @[{@i}] = {$E|y}

while @ and len(@) > {#len}:
    @.pop()

{acc=$T} = []
while @:
    {@acc}.append(@.pop())

{acc=$T} = []
while len(@) > {#0}:
    {x~$E} = @.pop(0)
    if {b|x}:
        {@acc}.append({@x})

{i=i} = 0
while {@i} < len(@):
    if {@i} % {#m} == {#bit}:
        @.pop({@i})
    {@i} += 1

{a=$E}, *{rest=$T} = @

*{rest=$T}, {a=$E} = @

{a=$E}, *{rest=$T}, {b=$E} = @

try:
    {x=$E} = @[{#i10}]
except IndexError:
    {@x} = {$E}

try:
    {x=$E} = @.pop()
except IndexError:
    return {ret}

{left=$T}, {right=$T} = @[:len(@) // 2], @[len(@) // 2:]

{x=ls} = {ls|@}

if len(@) > {#0} and {b|@}:
    @.append({$E})

for {x~$E} in @[:]:
    if {b|x}:
        @.remove({@x})

for {x~$E} in reversed(@):
    {body}

assert @, {~w}

{acc=$T} = []
for {x~$E}, {y~$E} in zip(@, @[1:]):
    if {b|x}:
        {@acc}.append({@y})

@.append(@[{#bit}])

{x=s} = {s|@}

## li ls

%3
@.sort()

%2
@.sort(reverse=True)

@.sort(key=lambda {x~$E}: {i|x})

@.sort(key=lambda {x~$E}: {i|x}, reverse=True)

%3
{d=d$Ei} = {{}}
for {x~$E} in @:
    {@d}[{@x}] = {@d}.get({@x}, 0) + 1

%2
{d=d$Ei} = {{}}
for {x~$E} in @:
    if {@x} in {@d}:
        {@d}[{@x}] += 1
    else:
        {@d}[{@x}] = {#bit}

{d=d$Ei} = {{}}
for {i~i}, {x~$E} in enumerate(@):
    if {b|x}:
        {@d}[{@x}] = {@i}

{d=d$Ei} = dict.fromkeys(@, 0)
for {x~$E} in @:
    {@d}[{@x}] += {i|x}

{seen=S$E} = set()
for {x~$E} in @:
    if {@x} in {@seen}:
        return {ret}
    {@seen}.add({@x})

{seen=S$E} = set()
{acc=$T} = []
for {x~$E} in @:
    if {@x} not in {@seen}:
        {@seen}.add({@x})
        {@acc}.append({@x})

%2
if {~has} in @:
    @.remove({~has})

@.remove({~has})

try:
    @.remove({~has})
except ValueError:
    @.append({$E})

try:
    {i=i} = @.index({~has})
except ValueError:
    {@i} = -1

while {~has} in @:
    @.remove({~has})

if @.count({~has}) > {#bit}:
    {body}

{x=S$E} = {S$E|@}

{x=t$E} = {t$E|@}

{best=$E} = @[0]
for {x~$E} in @[1:]:
    if {@x} > {@best}:
        {@best} = {@x}

for {i~i} in range(len(@) - 1):
    if @[{@i}] > @[{@i} + 1]:
        @[{@i}], @[{@i} + 1] = @[{@i} + 1], @[{@i}]

{acc=$T} = []
for {x~$E} in @:
    if {@x} in {$T}:
        {@acc}.append({@x})

for {x~$E} in @:
    if @.count({@x}) > 1:
        @.remove({@x})

{d=d$Ei} = {{{x~$E}: {i|x} for {@x} in @}}

## li

%1
{t=i}: int = sum(@)

%4
{t=i} = 0
for {x~i} in @:
    {@t} += {i|x}

%3
{t=i} = 0
for {x~i} in @:
    if {b|x}:
        {@t} += {i|x}
    else:
        {@t} -= {#1}

{t=i} = 1
for {x~i} in @:
    if {@x} != 0:
        {@t} = {@t} * {@x} % {#big}

{acc=li} = []
{t=i} = 0
for {x~i} in @:
    {@t} += {@x}
    {@acc}.append({@t})

{even=li}, {odd=li} = [], []
for {x~i} in @:
    if {@x} % 2 == 0:
        {@even}.append({@x})
    else:
        {@odd}.append({@x})

{best=i}, {run=i} = 0, 0
for {x~i} in @:
    {@run} = max(0, {@run} + {@x})
    {@best} = max({@best}, {@run})

{t=i} = sum(@)
if {b|t}:
    return {ret}

{mean=f} = sum(@) / len(@)

try:
    {mean=f} = sum(@) / len(@)
except ZeroDivisionError:
    {@mean} = 0.0

{lo=i}, {hi=i} = min(@), max(@)

{i=i} = 0
{t=i} = 0
while {@i} < len(@):
    {@t} += @[{@i}]
    {@i} += {#1}

{i=i} = 0
while {@i} < len(@) and @[{@i}] {<} {#ival}:
    {@i} += 1

{acc=li} = []
for {x~i} in @:
    if {@x} < 0:
        break
    {@acc}.append({@x})
else:
    {@acc}.append({#neg})

{acc=ll} = []
for {i~i} in range(0, len(@), {#m}):
    {@acc}.append(@[{@i}:{@i} + {#m}])

for {i~i} in range(len(@)):
    @[{@i}] *= {#1}

for {i~i}, {x~i} in enumerate(@):
    @[{@i}] = {i|x}

{x=li} = list(map(lambda {v~i}: {i|v}, @))

{x=li} = [{y~i} for {v~i} in @ if ({@y} := {@v} % {#m}) {<} {#bit}]

{acc=li} = []
while (n := len(@)) > {#1}:
    {@acc}.append(n + @.pop())

{t=i} = 0
{x=li} = [{@t} := {@t} + {v~i} for {@v} in @]

{d=dsl} = {{'even': [], 'odd': []}}
for {x~i} in @:
    {@d}['even' if {@x} % 2 == 0 else 'odd'].append({@x})

if (top := max(@, default=0)) > {#ival}:
    return top

## ls

%4
{acc=s} = ''
for {x~s} in @:
    {@acc} += {s|x}

%2
{acc=s} = ''
for {x~s} in @:
    if {b|x}:
        {@acc} += {@x} + {~new}

%2
{d=dsi} = {{}}
for {x~s} in @:
    {@d}[{@x}] = {i|x}

{d=dss} = {{}}
for {x~s} in @:
    {@d}[{@x}] = {s|x}

{d=dsl} = {{}}
for {x~s} in @:
    {@d}.setdefault({@x}[:1], []).append(len({@x}))

{n=i} = 0
for {x~s} in @:
    {@n} += {i|x}

%2
{x=s} = {s|@}

for {i~i}, {x~s} in enumerate(@):
    @[{@i}] = {s|x}

{best=s} = ''
for {x~s} in @:
    if len({@x}) {<} len({@best}):
        {@best} = {@x}

{acc=ls} = []
for {x~s} in @:
    {@acc}.extend({@x}.split({~sep}))

{acc=ls} = []
for {x~s} in @:
    try:
        {@acc}.append(str(int({@x})))
    except ValueError:
        {@acc}.append({s|x})

@.sort(key=len)

{x=s} = @.pop()

## la

{acc=li} = []
for {x~a} in @:
    if isinstance({@x}, int):
        {@acc}.append({@x})

{acc=ls} = []
for {x~a} in @:
    if isinstance({@x}, str):
        {@acc}.append({@x}.{~smethod}())
    else:
        {@acc}.append(str({@x}))

{n=i} = 0
for {x~a} in @:
    if {@x} is None:
        continue
    {@n} += 1

## ll

%3
{t=i} = 0
for {row~li} in @:
    for {x~i} in {@row}:
        {@t} += {i|x}

{acc=li} = []
for {row~li} in @:
    {@acc}.append({i|row})

{acc=li} = []
for {row~li} in @:
    {@acc}.extend({li|row})

for {row~li} in @:
    {@row}.sort()

for {row~li} in @:
    {@row}.append({i|row})

{acc=ll} = []
for {i~i} in range(len(@[0])):
    {@acc}.append([{row~li}[{@i}] for {@row} in @])

for {i~i} in range(len(@)):
    for {j~i} in range(len(@[{@i}])):
        if {b|j}:
            @[{@i}][{@j}] = {i|i}

{best=li} = []
for {row~li} in @:
    if sum({@row}) > sum({@best}):
        {@best} = {@row}

## lp

%2
{t=i} = 0
for {k~s}, {v~i} in @:
    if {b|k}:
        {@t} += {i|v}

%2
{d=dsi} = {{}}
for {k~s}, {v~i} in @:
    {@d}[{@k}] = {@d}.get({@k}, 0) + {@v}

{acc=ls} = []
for {k~s}, {v~i} in @:
    {@acc}.append(f'{{{@k}}}:{{{@v}}}')

@.sort(key=lambda {p~p}: {@p}[1])

{acc=ls} = []
for {i~i}, ({k~s}, {v~i}) in enumerate(@):
    if {b|v}:
        {@acc}.append({@k} * {@i})

{a=ts}, {b=ti} = zip(*@)

## ti ts

%2
{x=i} = {i|@}

%3
{x=l$E} = list(@)

%2
{acc=l$E} = []
for {x~$E} in @:
    if {b|x}:
        {@acc}.append({$E|x})

{a=$E}, *{rest=l$E} = @

%2
if {b|@}:
    return {ret}

@ = {$T|@}

{x=$T} = {$T|@}

@ += ({$E},)

try:
    @[0] = {$E}
except TypeError:
    @ = @ + ({$E},)

{n=i} = 0
for {i~i}, {x~$E} in enumerate(@):
    if {b|x}:
        {@n} += {@i}

{x=s} = {s|@}

## p

{a=s}, {n=i} = @

{x=s} = {s|@}

## Si Ss

%2
@.add({$E})

@.discard({~has})

@.remove({~has})

@.update([{$E}, {$E}])

@.clear()

%2
{x=$T} = {$T|@}

@ |= {$T}

@ &= {$T}

@ -= {{{~has}}}

@.intersection_update({$T})

@.difference_update([{~has}])

@.symmetric_difference_update({$T})

%2
{x=i} = {i|@}

%2
{x=l$E} = {l$E|@}

if {b|@}:
    return {ret}

{acc=l$E} = []
for {x~$E} in sorted(@):
    if {b|x}:
        {@acc}.append({$E|x})

if {~has} in @:
    @.remove({~has})

{x=$E} = sorted(@).pop()

if len(@) == 1:
    return @.pop()

## dsi dss dis dii dsl dqi

%3
@[{~key}] = {$V}

%2
@[{$K}] = {$V}

%2
@.update({{{~key}: {$V}}})

@.update({$T})

%2
@.setdefault({~key}, {$V})

{x=$V} = @.setdefault({~key}, {$V})

%2
{x=$V} = @.pop({~key}, {$V})

@.pop({~key})

@.pop({~key}, None)

@.popitem()

@.clear()

del @[{~key}]

%2
if {~key} in @:
    del @[{~key}]

%3
if {b|@}:
    return {ret}

%2
if {~key} in @:
    {body}

%2
{x=$T} = {$T|@}

@ = {$T|@}

%2
{x=$V} = @.get({~key}, {$V})

{x=$V} = @.get({$K})
if {@x} is None:
    return {ret}

%2
{x=i} = {i|@}

%4
{acc=l$K} = []
for {k~$K}, {v~$V} in @.items():
    if {b|v}:
        {@acc}.append({@k})

%2
{acc=l$K} = []
for {k~$K} in @:
    if {b|k}:
        {@acc}.append({$K|k})

%2
{d=$T} = {{}}
for {k~$K}, {v~$V} in @.items():
    if {b|v}:
        {@d}[{@k}] = {$V|v}

{d=$T} = {{}}
for {k~$K}, {v~$V} in @.items():
    {@d}[{$K|k}] = {@v}

{d=$T} = {{}}
for {k~$K} in sorted(@):
    {@d}[{@k}] = @[{@k}]

%2
{n=i} = 0
for {v~$V} in @.values():
    if {b|v}:
        {@n} += 1

for {k~$K} in @:
    {v=$V} = @[{@k}]
    @[{@k}] = {$V|v}

for {k~$K} in list(@):
    if {b|k}:
        del @[{@k}]

for {k~$K} in list(@.keys()):
    if {b|k}:
        @.pop({@k})

for {k~$K}, {v~$V} in sorted(@.items()):
    {body}

try:
    {x=$V} = @[{~key}]
except KeyError:
    {@x} = {$V}

try:
    {x=$V} = @.pop({~key})
except KeyError as {e~a}:
    return {ret}

while len(@) > {#1}:
    @.popitem()

{x=$T} = @.copy()
{@x}.update({$T})

{x=$T} = dict(@)
{@x}[{~key}] = {$V}

if not @:
    return {ret}

{k=$K}, {v=$V} = @.popitem()

@ |= {{{~key}: {$V}}}

if @.get({~key}) == {$V}:
    return {ret}

{k=$K} = next(iter(@))

for {i~i}, {k~$K} in enumerate(@):
    if {b|i}:
        return {@k}

## dsi dii

%2
{t=i} = 0
for {k~$K}, {v~i} in @.items():
    if {b|k}:
        {@t} += {i|v}

@[{~key}] += {#1}

{best=a} = None
for {k~$K} in @:
    if {@best} is None or @[{@k}] > @[{@best}]:
        {@best} = {@k}

for {k~$K}, {v~i} in @.items():
    @[{@k}] = {i|v}

{t=i} = sum(@.values())

@[{~key}] = @.get({~key}, 0) + {#1}

## dsi

{acc=ls} = []
for {k~s}, {v~i} in @.items():
    {@acc}.append(f'{{{@k}}}: {{{@v}}}')

{d=dis} = {{}}
for {k~s}, {v~i} in @.items():
    {@d}[{@v}] = {@k}

{x=lp} = {lp|@}

## dss

{acc=s} = ''
for {k~s}, {v~s} in @.items():
    {@acc} += {@k} + {~sep} + {@v}

{acc=s} = {s}
for {k~s}, {v~s} in @.items():
    {@acc} = {@acc}.replace({@k}, {@v})

{d=dss} = {{}}
for {k~s}, {v~s} in @.items():
    {@d}[{@v}] = {@k}

## dsl

{d=dsi} = {{}}
for {k~s}, {v~li} in @.items():
    {@d}[{@k}] = {i|v}

@.setdefault({~key}, []).append({i})

{acc=li} = []
for {v~li} in @.values():
    {@acc}.extend({@v})

for {k~s} in @:
    @[{@k}].append({i})

for {v~li} in @.values():
    {@v}.sort()
"""

# For the body of a loop alone.
LOOP = r"""
## s c i f b

%2
if {b|@}:
    continue

if {b|@}:
    break
"""
