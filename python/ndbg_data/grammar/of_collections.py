"""What expressions make of lists, tuples, sets, dictionaries and pairs. $T is the type itself, $E its element, $K key, $V value."""

TABLE = r"""
## li ls lf la lp ll > $T
5  @[{:}]
3  @[::-1]
2  @ + {$T}
2  @ + [{$E}]
2  [{$E}] + @
1  @ * {#1}
3  [{x~$E} for {@x} in @ if {b|x}]
3  [{$E|x} for {x~$E} in @]
1  [{$E|x} for {x~$E} in @ if {b|x}]
1  [{$E|x} if {b|x} else {@x} for {x~$E} in @]
2  list(reversed(@))
1  @.copy()
1  list(@)
1  [*@, {$E}]
1  [{x~$E} for {i~i}, {@x} in enumerate(@) if {b|i}]
1  list(filter(lambda {x~$E}: {b|x}, @))
1  list(map(lambda {x~$E}: {$E|x}, @))
1  @[:{#1}] + @[-{#1}:]
1  @[{#1}:] + @[:{#1}]
1  @ or [{$E}]
1  @ if {b|@} else []
1  [@[{i~i}] for {@i} in range(0, len(@), {#m})]
1  [{x~$E} for {@x} in @ if @.count({@x}) == 1]
1  [@[-{i~i} - 1] for {@i} in range(len(@))]
1  sum([@, @], [])
1  @[slice({#0}, None, {#m})]
## li ls lf lp ll > $T
4  sorted(@)
2  sorted(@, reverse=True)
2  sorted(@, key=lambda {x~$E}: {i|x})
1  sorted(@, key=lambda {x~$E}: ({i|x}, {@x}))
1  sorted(@, key=lambda {x~$E}: {s|x}, reverse=True)
## li ls lf la > $T
1  list(dict.fromkeys(@))
1  [{x~$E} for {i~i}, {@x} in enumerate(@) if {@x} not in @[:{@i}]]
## ti ts > $T
3  @[{:}]
2  @[::-1]
2  @ + ({$E},)
2  @ + {$T}
1  @ * {#1}
2  tuple({$E|x} for {x~$E} in @)
1  tuple(sorted(@))
1  tuple(reversed(@))
1  (*@, {$E})
1  ({$E}, *@)
1  tuple({x~$E} for {@x} in @ if {b|x})
## li ls lf lp ti ts la > $E
4  @[0]
4  @[-1]
2  @[{#0}]
1  @[{#x}]
2  max(@)
2  min(@)
1  @[len(@) // 2]
1  max(@, key=lambda {x~$E}: {i|x})
1  min(@, key=lambda {x~$E}: {i|x})
1  sorted(@)[{#0}]
2  next(({x~$E} for {@x} in @ if {b|x}), {$E})
1  max(@, default={$E})
1  min(@, default={$E})
2  @[0] if @ else {$E}
1  max(@, key=@.count)
1  next(iter(@), {$E})
1  @.copy().pop() if isinstance(@, list) else @[-1]
1  @[{i} % len(@)]
## ll > li
2  @[0]
2  @[-1]
3  [len({x~li}) for {@x} in @]
2  [sum({x~li}) for {@x} in @]
3  [{x~i} for {r~li} in @ for {@x} in {@r}]
1  [{i|x} for {r~li} in @ for {x~i} in {@r}]
1  [{r~li}[0] for {@r} in @ if {@r}]
1  sum(@, [])
1  max(@, key=len)
1  min(@, key=sum)
1  [max({r~li}) for {@r} in @ if {@r}]
1  list(map(sum, @))
1  list(map(sum, zip(*@)))
## ll > ll
1  [list({r~li}) for {@r} in zip(*@)]
1  [{r~li}[::-1] for {@r} in @]
1  [sorted({r~li}) for {@r} in @]
1  [[{i|x} for {x~i} in {r~li}] for {@r} in @]
1  [{r~li} for {@r} in @ if len({@r}) > {#0}]
## ll > i
3  len(@)
2  sum(len({x~li}) for {@x} in @)
2  sum(sum({x~li}) for {@x} in @)
1  sum(map(len, @))
1  max(map(len, @), default=0)
1  len(@[0])
1  @[0][0]
1  @[-1][-1]
1  @[{#bit}][{#bit}]
1  sum(@[{x~i}][{@x}] for {@x} in range(min(len(@), len(@[0]))))
1  max(sum({r~li}) for {@r} in @)
## ll > b
1  all({r~li} for {@r} in @)
1  len(@) {<} {#len}
1  [] in @
1  any({b|x} for {r~li} in @ for {x~i} in {@r})
1  all(len({r~li}) == len(@[0]) for {@r} in @)
## ll > s
1  {~sep}.join(str({x~i}) for {r~li} in @ for {@x} in {@r})
1  '\n'.join(' '.join(map(str, {r~li})) for {@r} in @)
1  str(@)
## li ls lf lp la ti ts Si Ss > i
6  len(@)
3  sum(1 for {x~$E} in @ if {b|x})
2  len([{x~$E} for {@x} in @ if {b|x}])
2  len(set(map(str, @)))
1  sum({i|x} for {x~$E} in @)
1  max(map(lambda {x~$E}: {i|x}, @), default={#0})
1  len(@) - {#1}
1  len(@) // 2
## li ls la ti ts > i
3  @.count({~has})
2  @.index({~has})
1  @.index({~has}) if {~has} in @ else -1
## li ti Si > i
6  sum(@)
2  sum(@) // max(len(@), 1)
2  max(@) - min(@)
1  sum({x~i} ** 2 for {@x} in @)
1  sum(@) % {#m}
1  sum({x~i} for {@x} in @ if {b|x})
1  abs(sum(@))
1  max(@, default=0)
1  sum(map(abs, @))
## li ti > i
1  sum(@[{:}])
1  sum({i~i} * {x~i} for {@i}, {@x} in enumerate(@))
1  sum({x~i} * {y~i} for {@x}, {@y} in zip(@, @[1:]))
1  @.count(max(@))
1  @.index(max(@))
1  @.index(min(@))
## ls ts > i
3  sum(len({x~s}) for {@x} in @)
1  sum(map(len, @))
1  max(map(len, @), default=0)
1  len(''.join(@))
1  len(max(@, key=len))
1  sum({x~s}.count({~c}) for {@x} in @)
## li > f
2  sum(@) / len(@)
1  round(sum(@) / max(len(@), 1), {#1})
1  sum(@) / {#m}
1  sorted(@)[len(@) // 2] / 2
## lf > f
3  sum(@)
2  sum(@) / len(@)
1  round(sum(@), {#1})
1  max(@) - min(@)
## li ls lf lp la ti ts Si Ss > b
3  len(@) {<} {#len}
1  not @
1  bool(@)
2  any({b|x} for {x~$E} in @)
2  all({b|x} for {x~$E} in @)
1  len(@) % 2 == 0
## li ls la ti ts Si Ss > b
4  {~has} in @
2  {~has} not in @
1  {$E} in @
## li ls ti ts > b
1  len(set(@)) == len(@)
1  @[0] == @[-1]
1  @ == @[::-1]
1  @ == sorted(@)
1  @[-1] {<} @[0]
1  @.count({~has}) > {#bit}
1  len(set(@)) < len(@)
## li ti Si > b
1  sum(@) {<} {#i}
1  max(@) {<} {#ival}
1  sum(@) % {#m} == 0
1  all({x~i} {<} {y~i} for {@x}, {@y} in zip(list(@), list(@)[1:]))
## li ls lf la ti ts lp > s
1  str(@)
2  {~sep}.join(map(str, @))
1  {~sep}.join(str({x~$E}) for {@x} in @)
1  {~sep}.join({s|x} for {x~$E} in @)
1  {~sep}.join([{s|x} for {x~$E} in @ if {b|x}])
1  {fstring}
1  repr(@)
## ls ts > s
5  {~sep}.join(@)
4  ' '.join(@)
4  ''.join(@)
1  ''.join(@[::-1])
2  {~sep}.join({s|x} for {x~s} in @)
1  max(@, key=len)
1  min(@, key=len)
1  ''.join({x~s}[0] for {@x} in @ if {@x})
1  ''.join({x~s}[:1] for {@x} in @)
1  {~sep}.join(sorted(@))
1  '\n'.join(@)
2  {~w}.join(@)
## Ss > s
3  {~sep}.join(sorted(@))
1  ''.join(sorted(@))
1  max(@, default={~w})
1  min(@, key=lambda {x~s}: (len({@x}), {@x}), default='')
## li ls lf la ti ts > $E
1  @[-{#1}]
## li > ls
3  [str({x~i}) for {@x} in @]
2  list(map(str, @))
1  [{s|x} for {x~i} in @]
1  [{s|x} for {x~i} in @ if {b|x}]
## ls > li
4  [len({x~s}) for {@x} in @]
2  list(map(len, @))
2  [{i|x} for {x~s} in @]
1  [{i~i} for {@i}, {x~s} in enumerate(@) if {b|x}]
1  [int({x~s}) for {@x} in @ if {@x}.isdigit()]
## li > li
2  [{i~i} for {@i}, {x~i} in enumerate(@) if {b|x}]
2  [{x~i} + {y~i} for {@x}, {@y} in zip(@, @[1:])]
1  [{y~i} - {x~i} for {@x}, {@y} in zip(@, @[1:])]
1  [sum(@[:{i~i} + 1]) for {@i} in range(len(@))]
1  [{x~i} * {i~i} for {@i}, {@x} in enumerate(@)]
1  [{x~i} * {y~i} for {@x}, {@y} in zip(@, {li})]
1  [@.count({x~i}) for {@x} in @]
2  sorted(set(@))
1  list(map(abs, @))
1  [{x~i} for {@x} in @ if {@x} not in {li}]
1  [max(@), min(@)]
1  [({y~i} := {x~i} + {#1}) * {@y} for {@x} in @]
1  [{y~i} for {x~i} in @ if ({@y} := {i|x}) > {#0}]
1  list(map(pow, @, [2] * len(@)))
## ls > ls
3  [{x~s}.{~smethod}() for {@x} in @]
1  sorted(@, key=len)
1  sorted(@, key=str.lower)
1  sorted(set(@))
1  list(map(str.{~smethod}, @))
1  [{x~s} + {y~s} for {@x}, {@y} in zip(@, @[1:])]
1  [{s|x} for {x~s} in @ if {b|x}]
1  [{x~s} for {@x} in @ if {@x}.strip()]
1  [{fs~s} for {@fs} in @ if {@fs} not in {ls}]
## li ls > S$E
3  set(@)
2  {{{$E|x} for {x~$E} in @}}
1  set(@) - {{{$E}}}
1  {{{x~$E} for {@x} in @ if @.count({@x}) > 1}}
1  set(@[{:}])
## li ls > t$E
2  tuple(@)
1  tuple(sorted(@, key=str))
1  (@[0], @[-1])
## li ls > d$Ei
3  {{{x~$E}: @.count({@x}) for {@x} in @}}
2  {{{x~$E}: {i~i} for {@i}, {@x} in enumerate(@)}}
1  {{{x~$E}: {i|x} for {x~$E} in @}}
1  dict.fromkeys(@, {#0})
1  dict(zip(@, range(len(@))))
1  {{{x~$E}: {i|x} for {x~$E} in @ if {b|x}}}
## ls > dss
2  {{{x~s}: {s|x} for {@x} in @}}
1  dict(zip(@, @[1:]))
1  dict.fromkeys(@, {~w})
1  {{{x~s}[:1]: {@x} for {@x} in @}}
## li > dis
2  {{{x~i}: str({@x}) for {@x} in @}}
1  {{{x~i}: {s|x} for {@x} in @}}
1  dict(enumerate(map(str, @)))
## ls > dis
2  {{{i~i}: {x~s} for {@i}, {@x} in enumerate(@)}}
1  dict(enumerate(@))
1  {{len({x~s}): {@x} for {@x} in @}}
## ls > lp
2  [({x~s}, len({@x})) for {@x} in @]
1  [({x~s}, {i~i}) for {@i}, {@x} in enumerate(@)]
1  list(zip(@, range(len(@))))
## ls > dsl
1  {{{x~s}: [len({@x})] for {@x} in @}}
1  {{{x~s}: [ord({c~c}) for {@c} in {@x}] for {@x} in @}}
## ls > a
1  @[0] if @ else None
## la > ls
3  [str({x~a}) for {@x} in @]
3  [{x~a} for {@x} in @ if isinstance({@x}, str)]
1  [type({x~a}).__name__ for {@x} in @]
1  [{s|x} for {x~a} in @]
## la > li
2  [{x~a} for {@x} in @ if isinstance({@x}, int)]
1  [{i|x} for {x~a} in @]
1  [{i~i} for {@i}, {x~a} in enumerate(@) if {b|x}]
## la > la
2  [{x~a} for {@x} in @ if {@x} is not None]
2  [{x~a} for {@x} in @ if {@x}]
1  [{a|x} for {x~a} in @]
## lp > dsi
3  dict(@)
2  {{{k~s}: {v~i} for {@k}, {@v} in @}}
1  {{{k~s}: {i|v} for {@k}, {v~i} in @ if {b|v}}}
## lp > ls
3  [{k~s} for {@k}, _ in @]
1  [{p~p}[0] for {@p} in @]
1  [{k~s} for {@k}, {v~i} in @ if {b|v}]
## lp > li
3  [{v~i} for _, {@v} in @]
1  [{p~p}[1] for {@p} in @]
1  [{v~i} for {k~s}, {@v} in @ if {b|k}]
## lp > i
2  sum({v~i} for _, {@v} in @)
1  max({v~i} for {k~s}, {@v} in @)
## p > s
3  @[0]
1  {fstring}
1  '%s=%d' % @
## p > i
3  @[1]
1  len(@[0])
1  @[1] * {#1}
1  -@[1]
## p > b
2  @[1] {<} {#ival}
1  @[0] == {~w}
1  @[0] in {ls}
1  {~c} in @[0]
## p > p
1  (@[0].upper(), @[1])
1  (@[0], @[1] + {#1})
1  (@[0], -@[1])
## q > i
2  @[0]
2  @[1]
1  sum(@)
## q > b
1  @[0] == @[1]
1  @[0] < @[1]
1  sum(@) > {#1}
## q > s
1  str(@)
## q > q
1  @[::-1]
1  (@[1], @[0])
## Si Ss > $T
2  @ | {$T}
2  @ & {$T}
2  @ - {$T}
1  @ ^ {$T}
2  @ | {{{$E}}}
2  @ - {{{~has}}}
1  @.union({$T})
1  @.union([{$E}, {$E}])
1  @.intersection({$T})
1  @.difference({$T})
1  @.difference([{~has}])
1  @.symmetric_difference({$T})
1  @.copy()
2  {{{x~$E} for {@x} in @ if {b|x}}}
1  {{{$E|x} for {x~$E} in @}}
1  set(frozenset(@))
## Si Ss > b
2  {$E} in @
1  @.issubset({$T})
1  @.issuperset({$T})
1  @.isdisjoint({$T})
1  @ <= {$T}
1  @ >= {{{~has}}}
1  @ == {$T}
1  @ > {$T}
## Si Ss > l$E
4  sorted(@)
1  sorted(@, reverse=True)
1  sorted({$E|x} for {x~$E} in @)
## Si > ti
1  tuple(sorted(@))
## Ss > ts
1  tuple(sorted(@))
## dsi dss dis dii dsl dqi > b
4  {~key} in @
2  {~key} not in @
1  {$K} in @
2  len(@) {<} {#len}
1  not @
1  {~key} in @.keys()
1  {$V} in @.values()
1  any({b|v} for {v~$V} in @.values())
1  all({b|v} for {v~$V} in @.values())
1  ({~key}, {$V}) in @.items()
1  @.get({~key}) is None
1  bool(@)
## dsi dss dis dii dqi > $V
4  @.get({~key}, {$V})
2  @.get({$K}, {$V})
3  @[{~key}]
1  @[{~key}] if {~key} in @ else {$V}
1  max(@.values())
1  min(@.values())
1  list(@.values())[-1]
1  list(@.values())[0]
1  @.copy().pop({~key}, {$V})
1  @.copy().setdefault({~key}, {$V})
1  next(iter(@.values()), {$V})
1  @[max(@)]
1  next((({v~$V}) for {k~$K}, {@v} in @.items() if {b|k}), {$V})
## dsi dss dis dii dsl > $K
1  max(@)
1  min(@)
1  next(iter(@))
1  list(@)[0]
1  list(@.keys())[-1]
1  list(@.items())[0][0]
## dsi dii > $K
3  max(@, key=@.get)
1  min(@, key=@.get)
1  max(@, key=lambda {k~$K}: @[{@k}])
1  sorted(@.items(), key=lambda {p~p}: {@p}[1])[0][0]
## dsi dii dqi > i
3  sum(@.values())
1  sum({v~i} for {@v} in @.values() if {b|v})
1  max(@.values(), default=0)
1  sum({i|v} for {v~i} in @.values())
## dsi dss dis dii dsl dqi > i
4  len(@)
1  len(set(map(str, @.values())))
1  sum(1 for {v~$V} in @.values() if {b|v})
1  len(@.keys()) + {#1}
1  sum({b|k} for {k~$K} in @)
## dsi dss dis dii dsl dqi > $T
3  {{{k~$K}: {$V|v} for {@k}, {v~$V} in @.items()}}
3  {{{k~$K}: {v~$V} for {@k}, {@v} in @.items() if {b|v}}}
2  {{{k~$K}: {v~$V} for {@k}, {@v} in @.items() if {b|k}}}
1  dict(@)
1  @.copy()
1  {{**@, {~key}: {$V}}}
1  @ | {{{~key}: {$V}}}
1  dict(sorted(@.items()))
1  dict(list(@.items())[{:}])
1  {{{k~$K}: @[{@k}] for {@k} in @ if {@k} != {~key}}}
1  dict(reversed(@.items()))
1  dict(zip(@.keys(), reversed(list(@.values()))))
1  @ if {b|@} else {{}}
## dsi dss dsl > $T
2  {{{s|k}: {v~$V} for {k~s}, {@v} in @.items()}}
1  dict(@, {~ident}={$V})
1  dict.fromkeys(@, {$V})
## dsi dii > $T
2  dict(sorted(@.items(), key=lambda {p~p}: {@p}[1]))
1  dict(sorted(@.items(), key=lambda {p~p}: -{@p}[1]))
1  {{{k~$K}: {v~i} * 100 // max(sum(@.values()), 1) for {@k}, {@v} in @.items()}}
1  {{{k~$K}: @.get({@k}, {#0}) + {#1} for {@k} in @}}
## dsi dss dis dii dsl > l$K
4  list(@)
3  list(@.keys())
3  sorted(@)
2  [{k~$K} for {@k}, {v~$V} in @.items() if {b|v}]
1  [{k~$K} for {@k} in @ if {b|k}]
1  sorted(@.keys(), reverse=True)
1  [*@]
1  list(reversed(@))
## dsi dii > l$K
2  sorted(@, key=@.get)
1  sorted(@, key=lambda {k~$K}: (-@[{@k}], {@k}))
1  [{k~$K} for {@k}, {v~i} in @.items() for _ in range({@v} % 4)]
## dsi dss dis dii > l$V
4  list(@.values())
2  sorted(@.values())
2  [{$V|v} for {v~$V} in @.values()]
1  [@[{k~$K}] for {@k} in sorted(@)]
1  [{v~$V} for {k~$K}, {@v} in @.items() if {b|k}]
1  [@.get({k~$K}, {$V}) for {@k} in {l$K}]
## dsi > lp
3  list(@.items())
2  sorted(@.items())
1  sorted(@.items(), key=lambda {p~p}: {@p}[1])
1  sorted(@.items(), key=lambda {p~p}: (-{@p}[1], {@p}[0]))
1  [({k~s}, {i|v}) for {@k}, {v~i} in @.items()]
## dsi > dis
2  {{{v~i}: {k~s} for {@k}, {@v} in @.items()}}
1  dict(zip(@.values(), @.keys()))
## dis > dsi
2  {{{v~s}: {k~i} for {@k}, {@v} in @.items()}}
## dss > dss
2  {{{v~s}: {k~s} for {@k}, {@v} in @.items()}}
1  {{{k~s}.{~smethod}(): {v~s}.{~smethod}() for {@k}, {@v} in @.items()}}
## dss > dsi
1  {{{k~s}: len({v~s}) for {@k}, {@v} in @.items()}}
## dsi > dss
1  {{{k~s}: {s|v} for {@k}, {v~i} in @.items()}}
1  {{{k~s}: str({v~i}) for {@k}, {@v} in @.items()}}
## dsi dss dis dii dsl > s
1  str(@)
1  {~sep}.join(f'{{{k~$K}}}={{{v~$V}}}' for {@k}, {@v} in @.items())
1  {~sep}.join(str({k~$K}) for {@k} in @)
1  {~sep}.join([{s|k} for {k~$K} in @])
## dss dsi > s
2  {~fmtmap}.format_map(@)
1  {~fmtmap}.format(**@)
## dss > s
1  {~sep}.join(@.values())
1  ''.join(@)
1  {~sep}.join(sorted(@))
## dsl > li
2  @.get({~key}, [])
1  @[{~key}]
2  [len({v~li}) for {@v} in @.values()]
2  [sum({v~li}) for {@v} in @.values()]
1  [{x~i} for {v~li} in @.values() for {@x} in {@v}]
1  sum(@.values(), [])
## dsl > dsi
3  {{{k~s}: len({v~li}) for {@k}, {@v} in @.items()}}
2  {{{k~s}: sum({v~li}) for {@k}, {@v} in @.items()}}
1  {{{k~s}: max({v~li}) for {@k}, {@v} in @.items() if {@v}}}
## dsl > ll
1  list(@.values())
1  [sorted({v~li}) for {@v} in @.values()]
## dqi > li
1  list(@.values())
1  [{r~i} for ({@r}, {c~i}), {v~i} in @.items() if {b|v}]
1  sorted(@.values())
## dqi > dii
1  {{{r~i}: {v~i} for ({@r}, _), {@v} in @.items()}}
## dqi > ll
1  [[@.get(({r~i}, {c~i}), 0) for {@c} in range(2)] for {@r} in range(2)]
## dsi dss > Ss
1  set(@)
1  @.keys() & {Ss}
1  @.keys() | {{{~w}}}
1  @.keys() - {{{~key}}}
"""
