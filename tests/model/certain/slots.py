"""Slots, objects that write themselves, and generators that `in` resumes."""


class Pair:
    __slots__ = "value", "after"

    def __init__(self, value):
        self.value = value
        self.after = None


class Leg:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __repr__(self):
        return f"<{self.x} {self.y}>"


def words(text):
    for word in text.split():
        yield word


def walked(legs):
    total = 0
    for leg in legs:
        total += leg.x
    return total


pair = Pair(1)
pair.after = Pair(2)
legs = [Leg(0, 3), Leg(2, 1)]
print(pair.after.value, walked(legs))
found = words("the cat sat")
if "cat" in found:
    print(list(found))


class Drop:
    def __init__(self, size):
        self.size = size


def joined(drops):
    small = drops.pop()
    drops[0].size += small.size
    return len(drops)


drops = [Drop(1), Drop(2)]
left = joined(drops)
print(left, drops[0].size)
