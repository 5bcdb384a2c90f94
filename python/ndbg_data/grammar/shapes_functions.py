"""Shapes made of functions alone: `%weight flag`, then the text. F is the entry."""

TABLE = r"""
%3 recursion
def {F!f}({n:i}):
    if {@n} <= {#bit}:
        return {#1}
    return {@n} % {#i10} * {@F}(min({@n}, {#i10}) - {#1})
%3 recursion
def {F!f}({n:i}):
    if {@n} < {#base}:
        return {@n}
    return {@n} % 10 + {@F}({@n} // 10)
%3 recursion
def {F!f}({s:s}):
    if len({@s}) <= {#bit}:
        return {@s}
    return {@F}({@s}[1:]) + {@s}[0]
%3 recursion
def {F!f}({s:s}):
    if not {@s}:
        return {~new}
    {x=c} = {@s}[0]
    if {b|x}:
        return {c|x} + {@F}({@s}[1:])
    return {@F}({@s}[1:])
%2 recursion
def {F!f}({s:s}):
    if len({@s}) < 2:
        return True
    if {@s}[0] != {@s}[-1]:
        return False
    return {@F}({@s}[1:-1])
%3 recursion
def {F!f}({xs:li}):
    if not {@xs}:
        return {#bit}
    {a=i}, *{rest=li} = {@xs}
    return {i|a} + {@F}({@rest})
%2 recursion
def {F!f}({xs:li}):
    if len({@xs}) <= 1:
        return {@xs}
    {p=i} = {@xs}[{#bit}]
    {lo=li} = [{x~i} for {@x} in {@xs} if {@x} < {@p}]
    {hi=li} = [{@x} for {@x} in {@xs} if {@x} > {@p}]
    return {@F}({@lo}) + [{@p}] + {@F}({@hi})
%2 recursion
def {g!f}({a~i}, {b~i}):
    while {@b}:
        {@a}, {@b} = {@b}, {@a} % {@b}
    return {@a}

def {F!f}({x:i}, {y:i}):
    {d=i} = {@g}({@x}, {@y})
    if {b|d}:
        return {@x} // max({@d}, 1)
    return {@d}
%2 recursion
def {F!f}({x:i}, {y:i}):
    if {@y} == 0:
        return {@x}
    return {@F}({@y}, {@x} % {@y})
%2 recursion
def {F!f}({xs:la}, {d:b}):
    {out=la} = []
    for {x~a} in {@xs}:
        if isinstance({@x}, (list, tuple)):
            {@out}.extend({@F}({@x}, not {@d}))
        elif {@d} or {@x} is not None:
            {@out}.append({@x})
    return {@out}
%2 recursion
def {F!f}({v:a}, {n:i}):
    if isinstance({@v}, dict):
        return {{{k~s}: {@F}({@v}[{@k}], {@n} + 1) for {@k} in {@v}}}
    if isinstance({@v}, list):
        return [{@F}({x~a}, {@n} + 1) for {@x} in {@v}]
    return ({@v}, {@n})
%2 recursion
def {F!f}({xs:li}, {t:i}, {lo~i}=0, {hi~i}=None):
    if {@hi} is None:
        {@hi} = len({@xs})
    if {@lo} >= {@hi}:
        return -1
    {m=i} = ({@lo} + {@hi}) // 2
    if {@xs}[{@m}] == {@t}:
        return {@m}
    if {@xs}[{@m}] < {@t}:
        return {@F}({@xs}, {@t}, {@m} + 1, {@hi})
    return {@F}({@xs}, {@t}, {@lo}, {@m})
%2 recursion
def {even!f}({n~i}):
    return True if {@n} == 0 else {odd!f}({@n} - 1)

def {@odd}({@n}):
    return False if {@n} == 0 else {@even}({@n} - 1)

def {F!f}({xs:li}):
    return [{x~i} for {@x} in {@xs} if {@even}(abs({@x}) % {#i10})]
%2 recursion
def {F!f}({n:i}, {memo~dii}=None):
    if {@memo} is None:
        {@memo} = {{}}
    if {@n} < 2:
        return {#1}
    {@n} = min({@n}, 6)
    if {@n} not in {@memo}:
        {@memo}[{@n}] = {@F}({@n} - 1, {@memo}) + {@F}({@n} - 2, {@memo})
    return {@memo}[{@n}]
%1 recursion
def {F!f}({s:s}):
    {@s} = {@s}[:3]
    if len({@s}) < 2:
        return [{@s}]
    {out=ls} = []
    for {i~i}, {x~c} in enumerate({@s}):
        for {r~s} in {@F}({@s}[:{@i}] + {@s}[{@i} + 1:]):
            {@out}.append({@x} + {@r})
    return {@out}
%1 recursion
def {F!f}({n:i}, {a~s}='A', {b~s}='B', {c~s}='C'):
    if {@n} % 4 < 1:
        return []
    {@n} = {@n} % 4
    return {@F}({@n} - 1, {@a}, {@c}, {@b}) + [{@a} + {@c}] + {@F}({@n} - 1, {@b}, {@a}, {@c})
%1 recursion
def {F!f}({xs:li}):
    if len({@xs}) == 1:
        return {@xs}[0]
    {h=i} = len({@xs}) // 2
    return max({@F}({@xs}[:{@h}]), {@F}({@xs}[{@h}:]))
%3 generator
def {g!f}({xs~ls}):
    for {x~s} in {@xs}:
        if {b|x}:
            yield {s|x}

def {F!f}({s:s}):
    {out=ls} = []
    for {p~s} in {@g}({@s}.split()):
        {@out}.append({s|p})
    return {ls|out}
%3 generator
def {g!f}({n~i}, {step~i}={#1}):
    {k=i} = {#0}
    while {@k} < {@n}:
        yield {i|k}
        {@k} += {@step}

def {F!f}({n:i}):
    return {~agg}({@g}({@n} % {#i10}))
%3 generator
def {g!f}({s~s}):
    {buf=s} = ''
    for {x~c} in {@s}:
        if {b|x}:
            if {@buf}:
                yield {@buf}
            {@buf} = ''
        else:
            {@buf} += {@x}
    yield {@buf}

def {F!f}({s:s}):
    return list({@g}({@s}))
%2 generator
def {g!f}({xs~li}, {k~i}):
    for {i~i} in range(0, len({@xs}), {@k}):
        yield {@xs}[{@i}:{@i} + {@k}]

def {F!f}({xs:li}, {n:i}):
    {out=li} = []
    for {c~li} in {@g}({@xs}, abs({@n}) % 3 + 1):
        {@out}.append({i|c})
    return {@out}
%2 generator
def {g!f}():
    {t=i} = {#0}
    while True:
        {x=i} = yield {@t}
        if {@x} is None:
            return {@t}
        {@t} += {i|x}

def {F!f}({xs:li}):
    {it=a} = {@g}()
    next({@it})
    {last=i} = 0
    for {v~i} in {@xs}:
        {@last} = {@it}.send({@v})
    return {@last}
%2 generator
def {g!f}({xs~ll}):
    for {r~li} in {@xs}:
        yield from {@r}

def {F!f}({m:ll}):
    return [{x~i} for {@x} in {@g}({@m}) if {b|x}]
%2 generator
def {g!f}({xs~li}):
    {t=i} = 0
    for {x~i} in {@xs}:
        {@t} += {@x}
        yield {@t}

def {F!f}({xs:li}, {k:i}):
    for {i~i}, {v~i} in enumerate({@g}({@xs})):
        if {@v} > {@k}:
            return {@i}, {@v}
    return None
%2 generator
def {F!f}({xs:ls}, {k:i}):
    {it=a} = iter({@xs})
    {out=ls} = []
    while True:
        {x=s} = next({@it}, None)
        if {@x} is None or len({@out}) > {@k}:
            break
        {@out}.append({s|x})
    return {@out}
%2 generator
def {F!f}({s:s}):
    {g=a} = ({c|x} for {x~c} in {@s} if {b|x})
    {a=s} = next({@g}, {~w})
    return {@a}, ''.join({@g})
%3 closure
def {F!f}({xs:li}, {n:i}):
    {t=i} = {#0}

    def {g!f}({x~i}):
        nonlocal {@t}
        if {b|x}:
            {@t} += {i|x}
        return {@x} + {@n}
    {out=li} = [{@g}({v~i}) for {@v} in {@xs}]
    return {@out}, {@t}
%3 closure
def {make!f}({k~i}):
    def {g!f}({x~i}):
        return {i|x} + {@k}
    return {@g}

def {F!f}({n:i}, {xs:li}):
    {h!f} = {@make}({@n})
    return [{@h}({v~i}) for {@v} in {@xs}]
%2 closure
def {make!f}({p~s}):
    def {g!f}({s~s}):
        return {@p} + {s|s}
    return {@g}

def {F!f}({s:s}, {p:s}):
    {h!f} = {@make}({@p})
    if {b|s}:
        return {@h}({@h}({@s}))
    return {@h}({@s})
%2 closure
def {F!f}({n:i}):
    {n2=i} = 0

    def {g!f}():
        nonlocal {@n2}
        {@n2} += {#1}
        return {@n2}
    for _ in range({@n} % 5):
        {@g}()
    return {@n2}
%2 closure
def {compose!f}({a~a}, {b~a}):
    return lambda {x~a}: {@a}({@b}({@x}))

def {F!f}({s:s}):
    {h!f} = {@compose}(str.{~smethod}, lambda {t~s}: {s|t})
    return {@h}({@s})
%1 closure
def {F!f}({xs:li}):
    {fs=a} = [lambda {v~i}, {k~i}={k2~i}: {@v} * {@k} for {@k2} in range({#1}, {#base})]
    return [{h~a}({x~i}) for {@h}, {@x} in zip({@fs}, {@xs})]
%1 closure
def {twice!f}({fn~a}):
    def {inner!f}(*{args!v}):
        return {@fn}({@fn}(*{@args}))
    return {@inner}

def {F!f}({n:i}):
    @{@twice}
    def {step!f}({x~i}):
        return {i|x}
    return {@step}({@n})
%2 global
{G!v} = {#0}

def {bump!f}({n~i}):
    global {@G}
    {@G} += {@n}
    return {@G}

def {F!f}({xs:li}):
    for {x~i} in {@xs}:
        if {b|x}:
            {@bump}({@x})
    return {@G}
%1 global
{G!v} = []

def {F!f}({s:s}, {k:i}):
    global {@G}
    {@G} = []
    for {i~i}, {x~c} in enumerate({@s}):
        if {@i} % ({@k} % 3 + 1) == 0:
            {@G}.append({c|x})
    return {@G}
%1 global
{G!v} = {{{~k1}: {#1}, {~k2}: {#i}}}

def {F!f}({xs:ls}):
    return [{@G}.get({x~s}, {#0}) for {@x} in {@xs}]
%2 varargs
def {g!f}(*{args!v}, {sep~s}={~fill}):
    return {@sep}.join(str({x~a}) for {@x} in {@args})

def {F!f}({xs:ls}, {s:s}):
    return {@g}(*{@xs}, {@sep}={@s}) + {@g}({@s}, len({@xs}))
%2 varargs
def {g!f}(**{opts!v}):
    {d=dsi} = {{}}
    for {k~s}, {v~i} in {@opts}.items():
        {@d}[{s|k}] = {i|v}
    return {@d}

def {F!f}({n:i}, {m:i}):
    return {@g}(a={@n}, b={@m}, total={@n} + {@m})
%1 varargs
def {g!f}({a~i}, {b~i}={#1}, *{rest!v}, {c~i}={#0}):
    return {@a} * {@b} + sum({@rest}) - {@c}

def {F!f}({xs:li}, {k:i}):
    if len({@xs}) < 2:
        return {@g}({@k})
    return {@g}(*{@xs}, {@c}={@k})
%3 exceptions
def {check!f}({x~i}):
    if {b|x}:
        raise ValueError({~w})
    return {i|x}

def {F!f}({xs:li}):
    {out=la} = []
    for {v~i} in {@xs}:
        try:
            {@out}.append({@check}({@v}))
        except ValueError as {e~a}:
            {@out}.append(str({@e}))
    return {@out}
%2 exceptions
def {F!f}({d:dsi}, {keys:ls}):
    {t=i} = 0
    {bad=ls} = []
    for {k~s} in {@keys}:
        try:
            {@t} += {@d}[{@k}]
        except KeyError:
            {@bad}.append({@k})
        else:
            {@t} += {#1}
    return {@t}, {@bad}
%2 exceptions
def {F!f}({xs:li}, {n:i}):
    {log=ls} = []
    try:
        {v=i} = {@xs}[{@n}]
        {@log}.append('got')
        {r=i} = {#i} // {@v}
    except IndexError:
        {r2=i} = -1
        {@log}.append('index')
        return {@r2}, {@log}
    except ZeroDivisionError as {e~a}:
        {@log}.append(type({@e}).__name__)
        {@r} = 0
    finally:
        {@log}.append('end')
    return {@r}, {@log}
%2 exceptions
def {parse!f}({s~s}):
    {@s} = {@s}.strip()
    if not {@s}.isdigit():
        raise ValueError('bad: ' + {@s})
    return int({@s})

def {F!f}({s:s}):
    {t=i} = 0
    for {p~s} in {@s}.split({~sep}):
        {@t} += {@parse}({@p})
    return {@t}
%2 exceptions
class {E!t}(Exception):
    pass

def {check!f}({s~s}):
    if {b|s}:
        raise {@E}({@s})
    return {s|s}

def {F!f}({xs:ls}):
    try:
        return [{@check}({x~s}) for {@x} in {@xs}]
    except {@E} as {e~a}:
        return f'failed: {{{@e}}}'
%1 exceptions
def {F!f}({x:i}, {y:i}):
    try:
        try:
            {r=f} = {@x} / {@y}
        except ZeroDivisionError as {e~a}:
            raise ValueError({~w}) from {@e}
        return round({@r}, 2)
    finally:
        {@x} = None
%1 exceptions
def {F!f}({xs:li}, {k:i}):
    assert len({@xs}) > 0, {~w}
    {t=i} = 0
    for {x~i} in {@xs}:
        if {@x} == {@k}:
            raise RuntimeError(f'{{{@x}}} at {{{@t}}}')
        {@t} += 1
    return {@t}
%2 helper
def {a!f}({s~s}):
    return {s|s}

def {b!f}({s2~s}):
    return {i|s2}

def {F!f}({s:s}, {n:i}):
    {x=s} = {@a}({@s})
    if {@b}({@x}) > {@n}:
        {@x} = {@a}({@x})
    return {@x}
%2 helper
def {low!f}({n~i}):
    return {i|n}

def {mid!f}({m~i}):
    {k=i} = {@low}({@m})
    return {@low}({@k}) + {#1}

def {F!f}({n:i}):
    return {@mid}({@n}) * {@low}({@n})
%2 helper
def {is_ok!f}({c~c}):
    return {b|c}

def {F!f}({s:s}):
    {good=ls}, {bad=ls} = [], []
    for {x~c} in {@s}:
        ({@good} if {@is_ok}({@x}) else {@bad}).append({@x})
    return {ls|good}, ''.join({@bad})
%2 helper
def {pair!f}({s~s}):
    return {@s}[:1], len({@s})

def {F!f}({xs:ls}):
    {d=dsi} = {{}}
    for {x~s} in {@xs}:
        {k=s}, {n=i} = {@pair}({@x})
        {@d}[{@k}] = {@d}.get({@k}, 0) + {@n}
    return {@d}
%2 helper
def {key!f}({p~p}):
    return {@p}[1], {@p}[0]

def {F!f}({d:dsi}):
    {xs=lp} = sorted({@d}.items(), key={@key}, reverse={~bool})
    return {lp|xs}
%1 helper
def {apply!f}({fn~a}, {xs~li}):
    return [{@fn}({x~i}) for {@x} in {@xs}]

def {F!f}({xs:li}):
    {a=li} = {@apply}(lambda {v~i}: {i|v}, {@xs})
    {b=li} = {@apply}(abs, {@a})
    return {li|b}
%1 match
def {F!f}({v:a}):
    match {@v}:
        case int() | float():
            return {@v} * {#1}
        case str():
            return {@v}.{~smethod}()
        case [{x~a}, *{rest~la}]:
            return {@rest} + [{@x}]
        case None:
            return {~w}
        case _:
            return type({@v}).__name__
%1 match
def {F!f}({s:s}):
    match {@s}.split():
        case []:
            return 0
        case [{x~s}]:
            return {@x}
        case [{a~s}, {b~s}]:
            return {@b} + {@a}
        case [{a2~s}, *_]:
            return {@a2}
%1 window
def {F!f}({xs:li}, {k:i}):
    {best=i} = 0
    {lo=i} = 0
    {t=i} = 0
    for {hi~i}, {x~i} in enumerate({@xs}):
        {@t} += {@x}
        while {@t} > {@k} and {@lo} <= {@hi}:
            {@t} -= {@xs}[{@lo}]
            {@lo} += 1
        {@best} = max({@best}, {@hi} - {@lo} + 1)
    return {@best}
%1 grid
def {F!f}({n:i}, {m:i}):
    {g=ll} = [[0] * ({@m} % 4 + 1) for _ in range({@n} % 3 + 1)]
    for {r~i} in range(len({@g})):
        for {c~i} in range(len({@g}[0])):
            if {b|r}:
                {@g}[{@r}][{@c}] = {i|c}
    return {@g}
%1 stack
def {F!f}({s:s}):
    {st=ls} = []
    {pairs=dss} = {{')': '(', ']': '[', '}}': '{{'}}
    for {x~c} in {@s}:
        if {@x} in {@pairs}.values():
            {@st}.append({@x})
        elif {@x} in {@pairs}:
            if not {@st} or {@st}.pop() != {@pairs}[{@x}]:
                return False
    return not {@st}
%1 stack
def {F!f}({xs:li}, {k:i}):
    {st=li} = []
    for {x~i} in {@xs}:
        while {@st} and {@st}[-1] < {@x}:
            {@st}.pop()
        {@st}.append({@x})
    return {@st}[:{@k}]
%1 encode
def {F!f}({s:s}):
    {out=s} = ''
    {n=i} = 1
    for {i~i} in range(1, len({@s}) + 1):
        if {@i} < len({@s}) and {@s}[{@i}] == {@s}[{@i} - 1]:
            {@n} += 1
        else:
            {@out} += {@s}[{@i} - 1] + (str({@n}) if {@n} > {#1} else '')
            {@n} = 1
    return {@out}
%1 encode
def {F!f}({s:s}, {k:i}):
    {out=ls} = []
    for {x~c} in {@s}:
        if {@x}.islower():
            {@out}.append(chr((ord({@x}) - 97 + {@k}) % 26 + 97))
        elif {@x}.isupper():
            {@out}.append(chr((ord({@x}) - 65 + {@k}) % 26 + 65))
        else:
            {@out}.append({@x})
    return ''.join({@out})
%1 never
def {F!f}({n:i}):
    {t=i} = 0
    while {@n} != {#0}:
        {@n} -= {#m}
        {@t} += 1
    return {@t}
%1 never
def {F!f}({s:s}):
    {i=i} = 0
    while {@i} < len({@s}):
        if {@s}[{@i}] in {~two}:
            {@i} += 1
    return {@i}
%1 never
def {F!f}({xs:li}, {k:i}):
    {i=i} = 0
    while True:
        if {@xs}[{@i} % len({@xs})] == {@k}:
            break
        {@i} += 1
    return {@i}
%1 never
def {F!f}({n:i}):
    if {@n} == {#bit}:
        return 0
    return 1 + {@F}({@n} - {#m})
"""
