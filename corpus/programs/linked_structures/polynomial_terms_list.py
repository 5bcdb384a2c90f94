class Term:
    def __init__(self, coef, power, next=None):
        self.coef, self.power, self.next = coef, power, next

    def __str__(self):
        text = f"{self.coef}x^{self.power}" if self.power else str(self.coef)
        return f"{text} + {self.next}" if self.next else text


def build(*pairs):
    head = None
    for coef, power in sorted(pairs, key=lambda p: p[1]):
        head = Term(coef, power, head)
    return head


def add(a, b):
    if a is None:
        return b            # shares the rest of the other list
    if b is None:
        return a
    if a.power == b.power:
        coef = a.coef + b.coef
        rest = add(a.next, b.next)
        return Term(coef, a.power, rest) if coef else rest
    if a.power > b.power:
        return Term(a.coef, a.power, add(a.next, b))
    return Term(b.coef, b.power, add(a, b.next))


p = build((2, 3), (1, 0), (5, 1))
q = build((-2, 3), (4, 2))
s = add(p, q)
print(p, "|", q, "|", s)
p.next.coef = 9
print(s, "|", s.next is p.next)
print(add(q, build((2, 3), (-4, 2))), add(None, q) is q)
