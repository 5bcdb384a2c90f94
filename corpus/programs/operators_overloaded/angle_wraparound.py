class Angle:
    def __init__(self, degrees):
        self.d = degrees % 360

    def __add__(self, other):
        return Angle(self.d + float(other))

    def __sub__(self, other):
        """Shortest turn from other to self, -180 to 180."""
        diff = (self.d - float(other)) % 360
        return diff - 360 if diff > 180 else diff

    def __float__(self):
        return float(self.d)

    def __neg__(self):
        return Angle(-self.d)

    def __eq__(self, other):
        return abs(self - other) < 1e-9

    def __bool__(self):
        return self.d != 0

    def __repr__(self):
        return f"{self.d:g}°"


course = Angle(350)
wind = Angle(20)
print(wind - course, course - wind, course + 30)
print(-wind, Angle(720), bool(Angle(360)), Angle(-10) == course)
turns = [15, -40, 200, 185]
for t in turns:
    old, course = course, course + t
    print(f"{old} {t:+d} -> {course} (felt {course - old:+g})")
print(sum((Angle(a) for a in (90, 180, 90)), Angle(0)) == 0)
print(sorted([Angle(300), Angle(10), Angle(200)], key=float))
