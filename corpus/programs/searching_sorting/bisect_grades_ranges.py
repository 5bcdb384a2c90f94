from bisect import bisect, bisect_left, insort

LIMITS = [50, 60, 75, 90]
MARKS = "FDCBA"


def grade(points):
    return MARKS[bisect(LIMITS, points)]


class SortedNames:
    def __init__(self, *names):
        self.names = sorted(names)

    def add(self, name):
        i = bisect_left(self.names, name)
        if i < len(self.names) and self.names[i] == name:
            return False
        insort(self.names, name)
        return True

    def starting(self, prefix):
        lo = bisect_left(self.names, prefix)
        hi = bisect_left(self.names, prefix + "\uffff")
        return self.names[lo:hi]


print([grade(p) for p in (49, 50, 89.5, 90, 100)])
people = SortedNames("mia", "ben", "mo", "max")
print(people.add("may"), people.add("ben"), people.names)
print(people.starting("ma"), people.starting("x"), people.starting(""))
print(bisect_left([1, 2, 2, 3], 2), bisect([1, 2, 2, 3], 2), bisect([], 5))
