from math import gcd


class Bar:
    """A chocolate bar as a fraction."""

    def __init__(self, top, bottom=1):
        g = gcd(top, bottom) or 1
        self.top, self.bottom = top // g, bottom // g

    def __add__(self, o):
        return Bar(self.top * o.bottom + o.top * self.bottom, self.bottom * o.bottom)

    def __sub__(self, o):
        return self + Bar(-o.top, o.bottom)

    def __mul__(self, o):
        if isinstance(o, int):
            o = Bar(o)
        return Bar(self.top * o.top, self.bottom * o.bottom)

    def __float__(self):
        return self.top / self.bottom

    def __int__(self):
        return self.top // self.bottom

    def __gt__(self, o):
        return self.top * o.bottom > o.top * self.bottom

    def __str__(self):
        return f"{self.top}/{self.bottom}" if self.bottom != 1 else str(self.top)


whole = Bar(1)
anna, ben = Bar(1, 4), Bar(2, 6)
left = whole - anna - ben
print(anna, ben, left, float(left))
print(ben > anna, left > Bar(1, 2), ben * 6, int(Bar(7, 2)))
parts = [anna, ben, left]
total = parts[0]
for p in parts[1:]:
    total = total + p
print(total, str(total) == "1")
biggest = parts[0]
for p in parts:
    if p > biggest:
        biggest = p
print("biggest", biggest, anna * ben)
