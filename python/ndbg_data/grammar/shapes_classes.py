"""Shapes with small classes: `%weight flag`, then the text. F is the entry."""

TABLE = r"""
%2 class
class {C!t}:
    def __init__(self):
        self.{items!v} = []

    def {push!f}(self, {x~i}):
        self.{@items}.append({i|x})
        return self

    def {pop!f}(self):
        if not self.{@items}:
            return None
        return self.{@items}.pop()

def {F!f}({xs:li}):
    {st!v} = {@C}()
    for {v~i} in {@xs}:
        if {b|v}:
            {@st}.{@push}({@v})
    return {@st}.{@pop}(), len({@st}.{@items})
%2 class
class {C!t}:
    def __init__(self, {name~s}, {n~i}={#0}):
        self.{a!v} = {@name}
        self.{b!v} = {@n}

    def {add!f}(self, {x~i}):
        if {b|x}:
            self.{@b} += {@x}
        else:
            self.{@b} -= {#1}

    def __repr__(self):
        return f'{{self.{@a}}}({{self.{@b}}})'

def {F!f}({s:s}, {xs:li}):
    {o!v} = {@C}({@s})
    for {v~i} in {@xs}:
        {@o}.{@add}({@v})
    return str({@o})
%2 class
class {C!t}:
    def __init__(self, {x~i}, {y~i}):
        self.x, self.y = {@x}, {@y}

    def __add__(self, {other!v}):
        return {@C}(self.x + {@other}.x, self.y + {@other}.y)

    def __eq__(self, {@other}):
        return (self.x, self.y) == ({@other}.x, {@other}.y)

    def {size!f}(self):
        return abs(self.x) + abs(self.y)

def {F!f}({a:i}, {b:i}):
    {p!v} = {@C}({@a}, {@b})
    {q!v} = {@p} + {@C}({#1}, {#neg})
    return {@q}.{@size}(), {@p} == {@q}
%2 class
class {C!t}:
    def __init__(self, {r~i}):
        self.{r2!v} = {@r}

    def {area!f}(self):
        return self.{@r2} * self.{@r2}

class {D!t}({@C}):
    def {@area}(self):
        return super().{@area}() + {#1}

def {F!f}({xs:li}):
    {t=i} = 0
    for {i~i}, {v~i} in enumerate({@xs}):
        {shape!v} = {@C}({@v}) if {b|i} else {@D}({@v})
        {@t} += {@shape}.{@area}()
    return {@t}
%2 class
class {C!t}:
    {total!v} = 0

    def __init__(self, {name~s}):
        self.{n!v} = {@name}
        {@C}.{@total} += 1

    @property
    def {label!f}(self):
        return self.{@n}.{~smethod}()

def {F!f}({xs:ls}):
    {@C}.{@total} = 0
    {made=la} = [{@C}({x~s}) for {@x} in {@xs}]
    return [{o~a}.{@label} for {@o} in {@made}], {@C}.{@total}
%2 class
class {C!t}:
    def __init__(self, {limit~i}):
        self.{limit2!v} = {@limit}
        self.{data!v} = {{}}

    def {put!f}(self, {k~s}, {v~i}):
        if len(self.{@data}) >= self.{@limit2} and {@k} not in self.{@data}:
            {old!v} = next(iter(self.{@data}))
            del self.{@data}[{@old}]
        self.{@data}[{@k}] = {i|v}

    def {get!f}(self, {@k}):
        return self.{@data}.get({@k}, {#neg})

def {F!f}({xs:lp}, {key:s}):
    {c!v} = {@C}({#1})
    for {k2~s}, {v2~i} in {@xs}:
        {@c}.{@put}({@k2}, {@v2})
    return {@c}.{@get}({@key}), {@c}.{@data}
%1 class
class {C!t}:
    def __init__(self, {xs~ls}):
        self.{xs2!v} = {@xs}

    def __len__(self):
        return len(self.{@xs2})

    def __getitem__(self, {i~i}):
        return self.{@xs2}[{@i}].{~smethod}()

    def __contains__(self, {x~s}):
        return any({@x} in {w~s} for {@w} in self.{@xs2})

def {F!f}({s:s}, {sub:s}):
    {b!v} = {@C}({@s}.split())
    if {@sub} in {@b}:
        return len({@b})
    return {@b}[0] if len({@b}) else None
%1 class
class {C!t}:
    def __init__(self, {n~i}):
        self.{n2!v} = {@n}

    def __iter__(self):
        {k=i} = self.{@n2}
        while {@k} > 0:
            yield {i|k}
            {@k} -= {#m}

def {F!f}({n:i}):
    return [{x~i} for {@x} in {@C}({@n} % 9) if {b|x}]
%1 class
class {C!t}:
    def __init__(self, {v~i}, {nxt~a}=None):
        self.{val!v} = {@v}
        self.{next!v} = {@nxt}

def {build!f}({xs~li}):
    {head!v} = None
    for {x~i} in reversed({@xs}):
        {@head} = {@C}({@x}, {@head})
    return {@head}

def {F!f}({xs2:li}):
    {node!v} = {@build}({@xs2})
    {t=i} = 0
    while {@node}:
        {@t} += {@node}.{@val}
        {@node} = {@node}.{@next}
    return {@t}
%1 class
class {C!t}:
    @staticmethod
    def {clean!f}({s~s}):
        return {s|s}

    @classmethod
    def {make!f}(cls, {t~s}):
        {obj!v} = cls()
        {@obj}.{text!v} = cls.{@clean}({@t})
        return {@obj}

def {F!f}({s2:s}):
    return {@C}.{@make}({@s2}).{@text}
%1 class
class {C!t}:
    def __init__(self, {b~i}={#i10}):
        self.{bal!v} = {@b}

    def {take!f}(self, {n~i}):
        if {@n} > self.{@bal}:
            raise ValueError({~w})
        self.{@bal} -= {@n}
        return self.{@bal}

def {F!f}({xs:li}):
    {acct!v} = {@C}()
    {log=la} = []
    for {x~i} in {@xs}:
        try:
            {@log}.append({@acct}.{@take}({@x}))
        except ValueError as {e~a}:
            {@log}.append(str({@e}))
    return {@log}
%1 context
class {C!t}:
    def __init__(self, {log~la}):
        self.{log2!v} = {@log}

    def __enter__(self):
        self.{@log2}.append('in')
        return self

    def __exit__(self, {kind!v}, {value!v}, {trace!v}):
        self.{@log2}.append('out')
        return {@kind} is {~error}

def {F!f}({xs:li}, {k:i}):
    {out=la} = []
    with {@C}({@out}):
        {@out}.append({@xs}[{@k}])
        {@out}.append({#i} // {@xs}[0])
    return {@out}
"""
