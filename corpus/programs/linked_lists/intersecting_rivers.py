class Bend:
    def __init__(self, name, to=None):
        self.name = name
        self.to = to


def course(bend):
    while bend:
        yield bend
        bend = bend.to


def confluence(a, b):
    na, nb = (sum(1 for _ in course(x)) for x in (a, b))
    while na > nb:
        a, na = a.to, na - 1
    while nb > na:
        b, nb = b.to, nb - 1
    while a is not b:
        a, b = a.to, b.to
    return a


sea = Bend("sea")
delta = Bend("delta", sea)
gorge = Bend("gorge", delta)
spring_a = Bend("spring A", Bend("meadow", Bend("mill", gorge)))
spring_b = Bend("spring B", gorge)
lonely = Bend("brook", Bend("swamp"))

meet = confluence(spring_a, spring_b)
print("meet at", meet.name)
print([b.name for b in course(spring_a)])
print("then", [b.name for b in course(meet.to)])
print(confluence(spring_a, lonely))
print(confluence(sea, delta).name)
