"""What expressions make of texts, characters and bytes. `## from > to`; a leading number is a weight."""

TABLE = r"""
## s > s
4  @.upper()
4  @.lower()
3  @.strip()
@.strip({~strip})
@.lstrip()
@.lstrip({~lstrip})
@.rstrip()
@.rstrip({~rstrip})
@.title()
@.capitalize()
@.swapcase()
1  @.casefold()
6  @.replace({~sub}, {~new})
3  @.replace({~sub}, '')
1  @.replace({~sub}, {~new}, {#1})
1  @.replace({~sub}, {s})
2  @.removeprefix({~pre})
2  @.removesuffix({~suf})
@.center({#w})
1  @.center({#w}, {~fill})
@.ljust({#w})
1  @.ljust({#w}, {~fill})
@.rjust({#w})
1  @.rjust({#w}, {~fill})
2  @.zfill({#w})
1  @.expandtabs({#1})
1  @.expandtabs()
1  @.translate(str.maketrans({~two}, {~other}))
1  @.translate({{ord({~c}): {~new}}})
1  @.translate(str.maketrans('', '', {~two}))
4  @[::-1]
7  @[{:}]
5  @ + {~new}
2  {~new} + @
3  @ + {s}
2  @ * {#1}
1  @.join([{~w}, {~w}, {~w}])
1  @.join({ls})
3  {~sep}.join(@)
2  {~sep}.join(@.split())
2  ' '.join(@.split()[::-1])
1  ''.join(@.split({~sep}))
2  ''.join(sorted(@))
2  ''.join(reversed(@))
3  ''.join([{c|x} for {x~c} in @])
2  ''.join({x~c} for {@x} in @ if {b|x})
2  ''.join({c|x} if {b|x} else {@x} for {x~c} in @)
3  @.split({~sep})[0]
2  @.split({~sep})[-1]
1  @.rsplit({~sep}, 1)[0]
2  @.partition({~sub})[2]
1  @.partition({~sub})[0]
1  @.rpartition({~sub})[2]
1  @.rpartition({~sub})[0]
1  str(@)
1  repr(@)
1  ascii(@)
4  {fstring}
1  {~fmt1}.format(@)
1  {~pct1} % @
1  format(@, {~salign})
1  @ or {~w}
3  @ if {b|@} else {~w}
1  {~w} if {b|@} else @
2  @.lower() if {b|@} else @.upper()
1  min(@.split(), default={~w})
1  max(@.split({~sep}), key=len)
1  max(@, {~w})
1  min(@, {s})
1  bytes(@, 'utf-8').decode()
1  @.encode().decode('utf-8')
1  ''.join(dict.fromkeys(@))
1  ''.join(filter(str.{~pred}, @))
1  ''.join(map(lambda {x~c}: {c|x}, @))
1  ''.join([{@x} for {i~i}, {x~c} in enumerate(@) if {b|i}])
1  ''.join({x~c} + {y~c} for {@x}, {@y} in zip(@, @[1:]))
1  next(({x~c} for {@x} in @ if {b|x}), {~w})
1  @.format({~w})
1  type(@).__name__
1  getattr(@, 'upper')()
1  hex(len(@))
## s > c
4  @[0]
4  @[-1]
2  @[{#0}]
1  @[{#x}]
2  max(@)
2  min(@)
1  @[len(@) // 2]
1  max(@, key=@.count)
1  max(set(@), key=@.count)
1  sorted(@)[0]
1  next(iter(@))
## s > i
7  len(@)
6  @.count({~sub})
3  @.find({~sub})
2  @.rfind({~sub})
1  @.find({~sub}, {#0})
2  @.index({~sub})
1  @.rindex({~sub})
1  int(@)
2  len(@.split())
2  len(set(@))
2  sum(1 for {x~c} in @ if {b|x})
2  sum({x~c}.{~pred}() for {@x} in @)
1  sum(map(str.{~pred}, @))
1  sum(ord({x~c}) for {@x} in @) % {#big}
2  len([{x~c} for {@x} in @ if {b|x}])
1  len(@) // {#m}
1  len(@) % {#m}
1  @.count({~c}) - @.count({~c})
1  len(@) - @.count({~c})
1  int(@.{~pred}())
1  len(@.encode('utf-8'))
1  sum(int({x~c}) for {@x} in @ if {@x}.isdigit())
1  int(@, {#base})
1  max(map(len, @.split()), default=0)
## s > b
4  {~sub} in @
2  {~sub} not in @
4  @.startswith({~pre})
4  @.endswith({~suf})
1  @.startswith(({~pre}, {~w}))
1  @.startswith({~sub}, {#0})
2  @.isdigit()
2  @.isalpha()
2  @.isalnum()
2  @.isupper()
2  @.islower()
1  @.isspace()
1  @.istitle()
1  @.isnumeric()
1  @.isdecimal()
1  @.isidentifier()
1  @.isprintable()
1  @.isascii()
4  len(@) {<} {#len}
1  {#1} < len(@) <= {#len}
3  @ == {~eq}
1  @ != {~eq}
2  @ == @[::-1]
1  @ < {~w}
1  not @
1  len(@) % 2 == 0
1  @.count({~c}) > {#0}
1  @.find({~sub}) != -1
1  any({b|x} for {x~c} in @)
1  all({b|x} for {x~c} in @)
1  @[0] == @[-1]
1  @[:1].{~pred}()
1  @ in ({~w}, {~eq})
1  @ in {s}
1  bool(@)
1  isinstance(@, str)
1  len(set(@)) == len(@)
1  @.lower() == @
1  @.lower() in {s}
## s > ls
4  @.split()
5  @.split({~sep})
1  @.split({~sep}, {#1})
1  @.rsplit({~sep}, 1)
1  @.rsplit({~sub})
2  @.splitlines()
1  @.splitlines(True)
4  list(@)
3  sorted(@)
1  sorted(set(@))
1  sorted(@, reverse=True)
1  sorted(@.split(), key=len)
1  sorted(@, key=str.lower)
3  [{c|x} for {x~c} in @]
2  [{x~c} for {@x} in @ if {b|x}]
2  [{s|x} for {x~s} in @.split()]
1  [{x~s} for {@x} in @.split({~sep}) if {b|x}]
1  [@[{i~i}:{@i} + {#1}] for {@i} in range(0, len(@), {#m})]
1  [@[{i~i}] for {@i} in range(len(@)) if {b|i}]
1  list(reversed(@))
1  list(@.partition({~sub}))
1  list(map(str.{~smethod}, @.split()))
1  list(filter(str.{~pred}, @))
1  [@, @.{~smethod}()]
1  list(dict.fromkeys(@))
1  [*@]
1  @.strip().split({~sep})
1  [{x~c} + {y~c} for {@x}, {@y} in zip(@, @[1:])]
## s > li
2  [ord({x~c}) for {@x} in @]
2  [len({x~s}) for {@x} in @.split()]
2  [{i~i} for {@i}, {x~c} in enumerate(@) if {b|x}]
1  [int({x~c}) for {@x} in @ if {@x}.isdigit()]
1  list(map(len, @.split({~sep})))
1  [@.count({x~c}) for {@x} in @]
1  list(range(len(@)))
1  list(@.encode('utf-8'))
1  [@.find({x~c}) for {@x} in {~two}]
## s > dsi
3  {{{x~c}: @.count({@x}) for {@x} in @}}
1  {{{x~c}: {i~i} for {@i}, {@x} in enumerate(@)}}
1  {{{x~s}: len({@x}) for {@x} in @.split()}}
1  dict.fromkeys(@, {#0})
1  dict(zip(@, range(len(@))))
1  {{{x~c}: ord({@x}) for {@x} in sorted(@)}}
1  {{@: len(@)}}
## s > dss
1  dict.fromkeys(@.split(), {~w})
1  {{@: {~w}}}
1  dict(zip(@, @[1:]))
1  {{{x~s}: {@x}.upper() for {@x} in @.split()}}
## s > Ss
3  set(@)
1  {{{c|x} for {x~c} in @}}
1  set(@.split())
1  set(@.lower()) - {{' '}}
1  set(@) & set({~two})
1  set(@) | {{{~c}}}
## s > ts
2  @.partition({~sub})
2  @.rpartition({~sub})
1  tuple(@)
1  tuple(@.split({~sep}))
1  (@, {~w})
1  (@[:{#1}], @[{#1}:])
## s > lp
1  [({x~c}, @.count({@x})) for {@x} in sorted(set(@))]
1  list(zip(@, range(len(@))))
1  [({x~s}, len({@x})) for {@x} in @.split()]
1  [({x~c}, {i~i}) for {@i}, {@x} in enumerate(@)]
## s > p
1  (@, len(@))
1  (@.{~smethod}(), @.count({~sub}))
1  divmod(len(@), {#m}) and (@, {#0})
## s > y
2  @.encode()
1  @.encode('utf-8')
1  @.encode('ascii', 'replace')
1  bytes(@, 'utf-8')
1  @.encode('ascii', errors='ignore')
## s > f
1  len(@) / {#m}
1  @.count({~c}) / max(len(@), 1)
1  round(len(@) / {#m}, 2)
1  float(len(@))
## s > a
1  @ or None
1  @[0] if @ else None
1  int(@) if @.isdigit() else @
1  [@, len(@)]
1  eval(repr(@))
## c > c
4  @.upper()
4  @.lower()
2  @.swapcase()
2  chr(ord(@) + {#1})
1  chr(ord(@) - {#1})
1  {~c} if @ == {~c} else @
2  @.upper() if {b|@} else @
1  @.lower() if {b|@} else @.upper()
1  {~fill} if {b|@} else @
1  @
1  chr((ord(@) - 97 + {#1}) % 26 + 97)
1  str(ord(@) % 10)
## c > s
3  @ * {#1}
3  @ + {~new}
2  @.upper()
1  @ + @
1  @ + {s}
1  {~new} + @
2  {fstring}
1  @.zfill({#1})
1  str(ord(@))
1  @
1  {{{~c}: {~w}, {~c}: {~w}}}.get(@, @)
## c > i
4  ord(@)
2  ord(@) - ord('a')
1  ord(@) - 96
1  ord(@) % {#m}
1  int(@) if @.isdigit() else {#0}
1  {~two}.find(@)
1  {~two}.count(@)
1  len(@)
1  {s}.count(@)
1  ord(@) ^ {#i}
## c > b
4  @ in {~two}
3  @ == {~c}
2  @ != {~c}
3  @.isalpha()
3  @.isdigit()
3  @.isupper()
3  @.islower()
2  @.isalnum()
2  @.isspace()
2  @ in 'aeiou'
1  @.lower() in 'aeiou'
2  @ not in {~two}
2  @ in {s}
1  @ > {~c}
1  'a' <= @ <= {~c}
1  ord(@) % 2 == 0
1  @.isnumeric()
1  @.isprintable()
1  @.isascii()
1  {s}.count(@) > 1
## c > ls
1  [@]
1  [@] * {#1}
1  [@, @.upper()]
## c > a
1  ord(@) if @.isalpha() else @
## y > y
2  @.upper()
1  @.lower()
1  @.strip()
2  @[::-1]
2  @[{:}]
1  @ + {~bytes}
2  @.replace({~bsub}, {~bytes})
1  @.removeprefix({~bsub})
1  @.title()
1  @.center({#w}, b'*')
1  @.zfill({#w})
1  @.swapcase()
1  bytes(reversed(@))
1  bytes([{x~i} for {@x} in @ if {b|x}])
1  @.lstrip({~bsub})
1  @.ljust({#w})
1  @.join([b'a', b'b'])
1  bytes({x~i} ^ {#1} for {@x} in @)
1  bytes.fromhex(@.hex())
1  @.rjust({#w}, b'-')
1  @.rstrip({~bsub})
1  @.capitalize()
1  @.expandtabs(4)
1  @.removesuffix({~bsub})
1  @.translate(None, {~bsub})
1  @.partition({~bsub})[0]
1  @.rpartition({~bsub})[2]
1  bytes(bytearray(@) + {~bytes})
## y > s
3  @.decode()
2  @.decode('utf-8')
2  @.hex()
1  @.decode('ascii', 'ignore')
1  str(@)
1  repr(@)
1  @.decode('latin-1')
1  @.hex(' ')
## y > i
3  len(@)
2  @.count({~bsub})
2  @.find({~bsub})
1  sum(@)
2  @[0]
1  @[-1]
2  int.from_bytes(@, 'big')
1  int.from_bytes(@[:2], 'little')
1  @.rfind({~bsub})
1  @.index({~bsub})
1  @.rindex({~bsub})
1  max(@, default=0)
## y > b
2  @.startswith({~bsub})
1  @.endswith({~bsub})
2  {~bsub} in @
1  @.isalpha()
1  @.isdigit()
1  @.islower()
1  @.isupper()
1  @.isascii()
1  @.isalnum()
1  @.isspace()
1  @.istitle()
1  len(@) {<} {#len}
## y > li
3  list(@)
1  [{x~i} for {@x} in @]
1  sorted(@)
1  list(bytearray(@))
## y > ls
1  [{x~a}.decode() for {@x} in @.split()]
1  [hex({x~i}) for {@x} in @]
1  [{x~a}.decode('latin-1') for {@x} in @.rsplit({~bsub})]
1  [str({x~a}) for {@x} in @.splitlines()]
1  [chr({x~i}) for {@x} in @]
1  @.decode().split()
"""
