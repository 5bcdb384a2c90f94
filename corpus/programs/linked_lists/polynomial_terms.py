class Term:
    def __init__(self, factor, power, next=None):
        self.factor = factor
        self.power = power
        self.next = next


def polynomial(*pairs):
    head = None
    for factor, power in sorted(pairs, key=lambda p: p[1]):
        head = Term(factor, power, head)
    return head


def add(p, q):
    if p is None: return q
    if q is None: return p
    if p.power > q.power:
        return Term(p.factor, p.power, add(p.next, q))
    if q.power > p.power:
        return Term(q.factor, q.power, add(p, q.next))
    return Term(p.factor + q.factor, p.power, add(p.next, q.next))


def text(p):
    parts = []
    while p:
        if p.power == 0:
            parts.append(f"{p.factor:+d}")
        elif p.power == 1:
            parts.append(f"{p.factor:+d}x")
        else:
            parts.append(f"{p.factor:+d}x^{p.power}")
        p = p.next
    return " ".join(parts)


def at(p, x):
    return 0 if p is None else p.factor * x ** p.power + at(p.next, x)


f = polynomial((3, 2), (-1, 0), (4, 5))
g = polynomial((2, 1), (-3, 2))
print("f =", text(f))
print("g =", text(g))
h = add(f, g)
print("f+g =", text(h))
for x in (-1, 0, 2):
    print(x, at(f, x), at(g, x), at(h, x))
