"""What expressions make of numbers, booleans, None and values of any kind."""

TABLE = r"""
## i > i
6  @ + {#1}
4  @ - {#1}
4  @ * {#1}
3  @ + {i}
2  @ - {i}
2  @ * {i}
3  @ // {#m}
4  @ % {#m}
1  @ % {#i10}
1  {i} % {#m} + @
2  @ ** 2
1  @ ** {#0}
1  pow(@, {#0}, {#m})
2  abs(@)
1  abs(@ - {i})
1  -@
1  ~@
1  @ & {#bits}
1  @ | {#bits}
1  @ ^ {#bits}
1  @ << {#0}
1  @ >> {#0}
2  max(@, {i})
2  min(@, {i})
1  max(@, {#0})
1  min(@, {#i10})
1  max(0, min(@, {#i10}))
2  len(str(@))
1  int(str(@)[::-1]) if @ >= 0 else @
1  sum(int({x~c}) for {@x} in str(abs(@)))
1  sum(range(@ % {#i10}))
1  @.bit_length()
1  abs(@).bit_count()
1  int(@ / {#m})
1  int(@ * {#f})
1  round(@ / {#m})
1  divmod(@, {#m})[0]
1  divmod(@, {#m})[1]
1  @ * (@ + 1) // 2
2  @ if {b|@} else {#i}
1  @ if @ > {i} else {i}
1  -@ if {b|@} else @
1  int(bin(@ & 255)[2:])
1  @ or {#i}
1  int(@ {<} {#ival})
1  @.real - @.imag
1  @.conjugate()
1  int.from_bytes(abs(@).to_bytes(8, 'big'), 'big')
1  @.numerator + @.denominator
1  [{#i}, {#i}, {#i}][@ % 3]
1  -(-@ // {#m})
1  (@ + {i}) % {#m}
1  (@ + {#1}) * {#1}
## i > f
3  @ / {#m}
1  @ * {#f}
1  @ / {i}
2  round(@ / {#m}, {#1})
1  float(@)
1  @ ** 0.5
1  @ / (abs({i}) + 1)
1  abs(@) ** -1 if @ else 0.0
1  @ + {#f}
## i > b
5  @ {<} {#ival}
4  @ % {#m} == {#bit}
2  @ {<} {i}
2  @ == {#ival}
1  @ != {#ival}
2  @ > 0
1  @ < 0
2  {#neg} < @ < {#i10}
1  0 <= @ <= {#i10}
1  @ in ({#ival}, {#i}, {#0})
1  @ in {li}
1  @ not in {li}
2  @ % 2
1  @ & 1 == 0
1  @ & {#bits} != 0
1  bool(@)
1  not @
1  str(@) == str(@)[::-1]
1  str(@).endswith({~digit})
1  @ in range({#0}, {#i10})
1  isinstance(@, int)
1  @ > {#i} or @ < {#neg}
1  @ % 2 == 0 and @ > {#i10}
1  all(@ % {x~i} for {@x} in range(2, {#m}))
## i > s
5  str(@)
1  bin(@)
1  hex(@)
1  oct(@)
1  repr(@)
3  {fstring}
1  format(@, {~ispec})
1  {~pcti} % @
1  {~fmti}.format(@)
1  {~c} * (@ % {#m})
1  chr(97 + @ % 26)
1  str(@).zfill({#1})
1  str(@)[::-1]
2  {~w} if {b|@} else {~w}
1  {~w}[@ % {#1}:]
1  {s} * (@ % 3)
1  str(@).rjust({#w})
1  {{{#ival}: {~w}, {#i}: {~w}}}.get(@, {~w})
1  ({~w}, {~w})[@ % 2]
1  ({~w}, {~w})[{b|@}]
1  ''.join(str({x~i}) for {@x} in range(@ % 7))
1  '-'.join([{~w}] * (@ % 4))
## i > li
3  list(range(@ % {#i10}))
1  [@] * {#1}
2  [@, {i}, {#i}]
1  [{i|x} for {x~i} in range({#1}, @ % 9)]
1  [{x~i} for {@x} in range(1, abs(@) % 30 + 1) if @ % {@x} == 0]
1  [int({x~c}) for {@x} in str(abs(@))]
1  list(range(@, @ + {#1}))
1  [@ * {x~i} for {@x} in range({#1})]
1  list(divmod(@, {#m}))
1  list(range({#i10}, @ % 5, -{#1}))
## i > ls
1  list(str(@))
1  [{~w}] * (@ % {#m})
1  [str({x~i}) for {@x} in range(@ % 6)]
## i > ti
2  divmod(@, {#m})
2  (@, {i})
1  (@, -@)
1  tuple(range(@ % 5))
1  @.as_integer_ratio()
## i > p
1  ({~w}, @)
1  (str(@), @)
## i > y
1  (abs(@) % 256).to_bytes(1, 'big')
1  bytes([abs(@) % 256])
1  abs(@).to_bytes(8, 'little')
1  bytes(@ % 4)
1  str(@).encode()
## i > Si
1  {{@, {i}}}
1  set(range(@ % 6))
1  {{{x~i} for {@x} in range(@ % 20) if {b|x}}}
## i > dii
1  {{{x~i}: {i|x} for {@x} in range(@ % 6)}}
1  {{@: {i}}}
## i > dsi
1  {{{~key}: @}}
1  dict.fromkeys([{~w}, {~w}], @)
## i > a
1  @ if {b|@} else None
1  @ or {~w}
1  [@, str(@)]
## f > f
3  round(@, {#1})
2  @ + {#f}
2  @ * {#f}
1  @ / {#m}
1  @ * {i}
1  abs(@)
1  -@
1  @ ** 2
1  max(@, {#f})
1  min(@, {#f})
1  @ // {#f}
1  @ % {#m}
1  round(@ * {#m}) / {#m}
1  @ if {b|@} else {#f}
1  @ - int(@)
1  pow(@, 2)
1  float(str(@))
## f > i
4  int(@)
3  round(@)
1  int(@ + {#f})
1  int(@ * {#m})
1  int(@ // 1)
1  len(str(@))
## f > b
4  @ {<} {#f}
1  @ > {#i10}
1  @.is_integer()
1  0.0 <= @ < {#i10}
1  @ == int(@)
1  @ != @
## f > s
3  str(@)
2  {~fmtf}.format(@)
2  {~pctf} % @
3  {fstring}
1  format(@, {~fspec})
1  repr(round(@, 2))
1  str(@).split('.')[0]
1  @.hex()
## f > lf
1  [@, {f}]
1  [@ * {x~i} for {@x} in range({#1})]
## b > b
3  not @
1  @ and {b}
1  @ or {b}
1  @ == {b}
1  @ is True
1  @ ^ True
## b > i
2  int(@)
2  {#i} if @ else {#i}
1  @ + {i}
1  1 if @ else -1
1  @ * {#i}
1  int(not @)
## b > s
3  {~w} if @ else {~w}
1  str(@)
1  {s} if @ else {~w}
1  str(@).lower()
1  {fstring}
1  ({~w}, {~w})[@]
## b > li
1  [{#i}, {#i}] if @ else []
1  [@ + {#1}]
## b > f
1  {f} if @ else 0.0
## b > a
1  {~w} if @ else None
## n > b
2  @ is None
1  not @
1  bool(@)
1  @ == 0
## n > s
1  str(@)
1  @ or {~w}
1  {fstring}
## n > i
1  @ or {#i}
1  {#i} if @ is None else {#0}
## n > a
1  @
## a > s
4  str(@)
2  repr(@)
2  type(@).__name__
2  {fstring}
1  @ if isinstance(@, str) else repr(@)
1  str(@).upper()
## a > b
2  isinstance(@, int)
3  isinstance(@, str)
2  isinstance(@, (int, float))
1  isinstance(@, (list, tuple))
2  @ is None
2  @ is not None
2  bool(@)
1  not @
1  @ == {#ival}
1  @ == {~w}
1  type(@) is int
1  callable(@)
1  hasattr(@, 'upper')
1  issubclass(type(@), int)
## a > i
2  len(str(@))
2  @ if isinstance(@, int) else {#i}
1  len(@) if isinstance(@, (str, list, tuple, dict)) else {#0}
1  int(@ is None)
1  int(bool(@))
## a > a
2  @ or {~w}
1  [@]
1  (@, {#0})
1  @.upper() if isinstance(@, str) else @
1  @ * 2 if isinstance(@, (int, str)) else @
1  @ + 1 if isinstance(@, int) else @
1  None if {b|@} else @
## a > la
1  [@, @]
1  [@] * {#1}
1  list(@) if isinstance(@, (str, list, tuple)) else [@]
"""
