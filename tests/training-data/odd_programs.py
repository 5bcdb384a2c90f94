"""Programs that reveal a value read once too often, a line reported once too often, or a part cut at the wrong
character. Each has a `run` without arguments.
"""

PROGRAMS = {}

PROGRAMS["truth that is asked for"] = r"""
class T:
    def __init__(self, v): self.v = v
    def __bool__(self): return self.v
    def __len__(self): return 3
    def __repr__(self):
        return "T(" + str(self.v) + ")"
    def __lt__(self, o): return T(self.v and o.v)
    def __eq__(self, o):
        return T(self.v == o.v)
    def __hash__(self): return 1
    def __add__(self, o):
        return T(self.v or o.v)
def f(a, b, c):
    n = 0
    if a and b: n += 1
    if a or b:
        n += 2
    if (a and b) or c:
        n += 4
    if not (a and b):
        n += 8
    if not (not (a or b) and c):
        n += 16
    if a < b < c:
        n += 32
    if a if b else c:
        n += 1
    if (a and c) if (b or c) else (c and a):
        n += 1
    x = a and b
    y = (a and b) or c
    z = (a or b) and (b or c) and (c or a and b)
    w = not (a and b)
    v = a < b < c or a
    u = (a and b if c else a or b) or c
    while a and n > 100: n -= 1
    while n and (a or b) and n < 40:
        n += 10
    assert a or b or not c or True
    t = [q for q in (a, b, c) if q and a]
    s = sum(1 for q in (a, b) if (a and q))
    if (k := a and b) or not k:
        n += 1
    r = a + b + c == a and (b == c)
    return (a and b) + (b or c), x, y
def run():
    o = []
    for a in (True, False):
        for b in (True, False):
            for c in (True, False):
                o.append(f(T(a), T(b), T(c)))
    return o
"""

PROGRAMS["what the compiler works out"] = r"""
def f(n):
    while 1 + 0:
        n += 1
        if n > 5: break
    if 5 - 5:
        n = 100
    while not 0:
        n += 1
        if 1 < 2 and n > 9:
            break
    while True and n:
        n -= 1
        if (1, 2)[0] == 1 and "abc"[1] and f"x" and __debug__:
            n += 0
        if n < 4: break
    if not __debug__:
        n = 50
    if 1 or n:
        n += 1
    while 1 or n:
        n += 1
        if n > 8: break
    x = 3 if True else n
    y = "a" * 3 is "aaa"
    z = -1 + -n
    if None: n = 1
    if "": n = 2
    elif 0 * 3: n = 3
    else: n = 4
    assert 1 + 1, "x"
    return n, x, z, (1, 2) == (1, 2), 3 * 4
def run():
    return f(0)
"""

PROGRAMS["one line each"] = r"""
def f(xs):
    t = 0
    for x in xs: t += x * 2
    while t > 3 and t: t -= t // 2
    if t == 1: t = t + 5; u = t * 2
    else: u = 0
    with C(t + 1) as c: t += c + 1
    try: t = xs[t * 100]
    except IndexError as e: t = len(str(e))
    finally: t += 1 * t
    for i in range(3): 
        if i % 2: continue
        t += i if i else -i
    class K: 
        a = t + 1; b = [a * 2]
        def m(self, z=t + 2): return self.a + z
    lam = lambda q, r=t * 2: (q + r, [k + 1 for k in range(q)])
    a = b = t + 1
    return t, u, K().m() + 1, lam(2), K.a if K.a > 1 else K.b
class C:
    def __init__(self, v): self.v = v
    def __enter__(self): return self.v * 2
    def __exit__(self, *a): return bool(a[0] and self.v > 0)
def run(): return f([1, 2, 3])
"""

PROGRAMS["generators and coroutines"] = r"""
import asyncio
def g(n):
    for i in range(n + 1):
        got = (yield i * 2) or (i + 1)
        x = (yield got + 1, i - 1)
    return n * 2
def h(n):
    r = yield from g(n - 1)
    y = (yield from g(r - r)) + ((yield r + 1) or 1) if r is not None else 0
    return r
def use(n):
    a = list(h(n)) + [1]
    it = g(n)
    b = next(it) + it.send(4 + n)[0]
    it.close()
    s = sum(x * 2 for x in range(n + 1) if x % 2)
    for x, y in zip(a, range(len(a) - 1)): b += y
    try:
        k = g(3); next(k); k.throw(ValueError(n + 1))
    except ValueError as e:
        b += e.args[0]
    d = next((x for x in a if x == 1000), -1) + 1
    return a, b, s
async def co(n):
    await asyncio.sleep(0)
    return n + 1
async def ag(n):
    for i in range(n):
        yield await co(i * 2)
async def am(n):
    t = 1 + await co(n + 1)
    t += (await co(t)) * 2
    async for v in ag(n + 0): t += v * 2
    z = [v + 1 async for v in ag(n)] + [await co(q) for q in range(2)]
    async with AC(): t += len(z)
    r = await asyncio.gather(co(1), co(2))
    return t, z, [x async for x in ag(2)][-1], r
class AC:
    async def __aenter__(self): return await co(1)
    async def __aexit__(self, *a): return a[0] is not None
def run():
    return use(3), asyncio.run(am(3))
"""

PROGRAMS["names, targets, exceptions"] = r"""
total = 0
__x = 1
def f(a, /, b=2, *args, c=3, **kw):
    global total
    total = total + a * b
    total += len(args) + (m := c + 1)
    if (n := len(kw)) > 0 and (p := n * 2) > 1:
        total += n + m
    x = [a, b, *args, *[q + 1 for q in args]]
    del x[0 if a else 1], x[len(x) - 1:]
    x[0:0] = [a + b] * 2
    x[-1] += x[0] + 1
    x[x.index(x[0])], y = x[0] * 2, x[1] - 1
    d = {**kw, 'k' + str(a): a + b, (1, a): [a] * 2}
    d['k' + str(a)] -= d.get('z', 5) + 1
    d[a]: int = a + 1
    s: list = [i for i in x if i in d]
    o = type('O', (), {})()
    o.v = o.w = a + b
    o.v += o.w * 2
    match [a, b + 1]:
        case [1, y] if y > 2 + a: r = y + 1
        case [int(q), _] if q + 1 > 2:
            r = q * 3
        case {'x': z}: r = z
        case _:
            r = -1 * a
    print(*x, sep=', ' + str(a))
    return f(a - 1, *args, **{**kw, 'e' + str(a): a}) if a > 0 else (r, total, d, o.v, 1 < a < 3, not a < b, __x)
class M(Exception):
    n = 0
    def __init__(self, v):
        super().__init__(v)
        self.v = v + 1
    @property
    def p(self): return self.v * 2
    def __repr__(self):
        self.n += 1
        return "M(" + str(self.v + 1) + "," + str(self.n) + ")"
    def __private(self): return self.v + 1
    def go(self):
        __t = self.__private() + 1
        return __t
    def __del__(self):
        a = 1 + self.v
        b = str(a) + "x"
def deco(k):
    def d(fn):
        def inner(*a, **kw):
            return fn(*a, **kw) + k
        return inner
    return d
@deco(1 + 1)
def g(v, w=len("abc") + 1):
    try:
        if v > 1: raise M(v * 2)
        t = [1, 2][v + 5]
    except (M, IndexError) as e:
        v += getattr(e, 'v', 0) + 1
    finally:
        v = v + 1
    return v + w
def run():
    m = M(3)
    q = m.p + m.go()
    m = M(5)
    return f(2, 3, 4, 5, c=7, z=1), g(1), g(5), q, m
"""

PROGRAMS["lines of odd characters"] = r'''
def f(s, é="ü"):
→ü = s + "é" + é; ß = len(ü) * 2
→x = ("a"
→→"b" + s).upper() + s[len(s) - 1:]
¶
→y = f"{s + 'x'!r:>{len(s) + 10}}" + f'{"a" + s}' + f"{ß=}"
→z = \
→→len(x) + len(y)
→if (s ==
→→→x or z >
→→→3): z += 1
→d = {"é" + s: [ß + 1, (z, ß - 1)], 'k': {ß * 2}}["é" + s]; w = """a
b""" + s
→assert z, ("é" + s)
→return f"{z}" f"{s}" + """q
r""" + s, d, s.join(["é" * 2, s + "ö"]), (s + "é"
→→), s[0] + s[-1], "%s %d" % (s + "é", len(s) - 1)
def run(): return f("äé")
'''.replace("→", "\t").replace("¶", "\f")

PROGRAMS["recursion to the limit"] = r"""
import sys, copy, functools
@functools.lru_cache(None)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
def deep(n):
    try:
        return deep(n + 1) + 1
    except RecursionError:
        z = n - n + 2 - 1
        y = z + 2
        return -y + len("a" * y)
def nest(n):
    x = []
    for i in range(n): x = [x, i + 1]
    try:
        return len(copy.deepcopy(x)) + 1
    except RecursionError as e:
        q = 1 + n
        return q - 1
def run():
    sys.setrecursionlimit(60)
    return fib(8), deep(0), nest(80), sorted([3, 1, 2], key=lambda v: -v + deep(v) * 0)
"""

PROGRAMS["no end"] = r"""
def f(n):
    try:
        while n + 1:
            n += 1 * n + 1
    finally:
        q = n + 1
        m = q * 2
def run(): return f(0)
"""

PROGRAMS["calls that end a way"] = r"""
def g(x):
    return x + 1
def f(a, b):
    x = a and g(b)
    y = [b and g(a), not (a and g(b)), g(a and g(b))]
    x += b and g(a)
    z = (a and g(b)) or g(a)
    w = 0 if a > 9 else (a and g(b))
    v = a and (0 if a > 9 else g(b))
    if a and g(b): x -= a or g(x)
    return a and (b and g(b)) or g(x + y[2] + z + w + v)
def run(): return f(3, 4), f(0, 4), f(10, 0)
"""

PROGRAMS["series of other things than numbers, and such as end early"] = r"""
def texts(words):
    start = []
    x = sum((list(w) for w in words), start)
    try:
        y = sum(10 // n for n in (5, 2, 0, 1))
    except ZeroDivisionError:
        y = 0
    for last in (0, "a", 3, [1]):
        try:
            y += len(str(sum(v * last for v in (4, 5, 6)))) + max(10 // (v - 3) for v in (4, 5, 3 if y else 9, 6, 7, 8))
        except (TypeError, ZeroDivisionError) as e:
            y += len(str(e))
    z = sum([w] * 2 == [w, w] for w in words) + max(w.count("a") + 0.5 for w in words)
    return x, y, z
def run():
    return texts(["ab", "cdaa"])
"""

PROGRAMS["operations with methods of the program's own"] = r"""
log = []
class V:
    def __init__(self, v): self.v = v
    def __gt__(self, o):
        log.append(("gt", self.v))
        return self.v > o.v
    def __lt__(self, o):
        log.append(("lt", self.v))
        return self.v < o.v
    def __eq__(self, o):
        log.append(("eq", self.v))
        return self.v == getattr(o, "v", o)
    def __add__(self, o):
        log.append(("add", self.v))
        return V(self.v + getattr(o, "v", o))
    __radd__ = __add__
    def __mul__(self, o): return V(self.v * o)
    def __index__(self):
        log.append(("index", self.v))
        return self.v
    def __hash__(self): return 5
def pair(v): return v, 1
def objects(ns):
    a = max(pair(V(n)) for n in ns)[0].v + min([V(n) * 2, 0][:] for n in ns)[0].v
    b = sum(V(n) * 3 for n in ns).v + max(V(n) + 1 for n in ns).v
    many = [V(n) for n in ns] * 3
    c = many.index(8) + many.count(V(ns[0])) + len(many[V(6):]) + many[V(7)].v + (many[2:9] == many[2:9])
    d = [n % 7 for n in ns * 2].index(V(1)) + [1, 2, 3, 4, 5, 6, 7, 8, 9].count(V(9))
    return a, b, c + d
def run():
    return objects([4, 8, 1, 5]), log[:]
"""

PROGRAMS["objects that say when they are gone"] = r"""
log = []
class D:
    def __init__(self, v): self.v = v
    def __del__(self):
        log.append(("gone", self.v))
    def __index__(self): return self.v
def make(v):
    return [D(v), v * 17, (v,)]
def pairs(n):
    for i in range(n):
        yield i, D(i)
def alive(n):
    x = make(1)[1]
    log.append("behind")
    y = make(2)[1] * 67 + len([make(3), make(4)][0]) + make(5)[D(1)]
    log.append("behind")
    z = [log.append(i * 1234) for i, d in pairs(n)]
    z = [log.append("within"), [i * 67 for i, d in pairs(n)], log.append("within")]
    w = sum(i * 67 + len(log) * 0 for i, d in pairs(n)) + (log.append("within") or 0)
    d = D(8)
    v = [(d := 5), n * 678, log.append("within"), n * n * 45, (e := D(9)).v * 67, (e := 0), n * 67, log.append("in")]
    return x, y, z, w, v
def run():
    return alive(3), log[:]
"""

PROGRAMS["operands that change or are taken away meanwhile"] = r"""
def leaves(t):
    return sum(leaves(c) + 0 for c in t) if isinstance(t, list) else max(t + c - 1 for c in (1, 0, -1, 0, 1, 0))
def changed():
    t = 12
    def bump():
        nonlocal t
        t += 100
        return 37
    x = t * bump() + t
    t *= bump() + bump()
    t //= 7
    t %= 1000 if t else bump()
    t **= (t := 2) + 1
    return x, t
def renamed():
    class C:
        __k = 5
        def m(self, __n):
            __n *= 37
            __n %= self.__k * 3
            return __n * 67 + [1, 2, 3, 4, 5, 6, 7, 8, 9][__n % 9]
    return C().m(35)
def shown(a):
    d = locals()
    x = [(z := a * 67), a * 89, d.get("z"), len(d)]
    return [(y := 5 * a), a * 123, d.get("y"), sorted(d)[:1]], x
def taken():
    global gone
    gone = 45
    def take():
        global gone
        del gone
        return 67
    x = gone * take()
    gone = 98
    gone *= take()
    return x + gone
def run():
    return leaves([1, [2, 3, [4, [], 5]], [6], 7]), changed(), renamed(), shown(3), taken()
"""

PROGRAMS["looks at its own frame"] = r"""
import inspect, math, os.path
def f(a):
    b = locals()['a'] + 1
    c = sorted(vars()) + dir()
    d = eval('a + 1') + len(globals()['f'].__name__)
    e = os.path.basename("a/b" + str(a)) + str(math.pi * 2)
    fr = inspect.currentframe().f_code.co_name + "x"
    class A:
        def m(self): return super().__repr__() is not None and self.__class__.__name__ + "x"
    class B(A):
        def m(self):
            return super().m() + str(super().m)[:0]
    g = [*map(lambda q: q + a, range(3))] + list({1: a}.keys() | {a + 1})
    h = int("9" * 300) + 1
    k = "x" * 1000 + "y"
    return b, len(c) - len(dir()), d, B().m() + "z", len(k) + 1, {a: a + 1}.items(), collections
import collections
def run(): return f(3)
"""
