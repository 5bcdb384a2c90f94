class Slot:
    def __init__(self, start, end):
        self.start, self.end = start, end

    def __repr__(self):
        return f"{self.start}-{self.end}"

    def __sub__(self, other):
        """What is left of this slot without the other."""
        if other.end <= self.start or other.start >= self.end:
            return [self]
        left = []
        if self.start < other.start:
            left.append(Slot(self.start, other.start))
        if other.end < self.end:
            left.append(Slot(other.end, self.end))
        return left


def free(day, meetings):
    slots = [day]
    for m in meetings:
        slots = [piece for slot in slots for piece in slot - m]
    return slots


day = Slot(8, 18)
ann = [Slot(9, 11), Slot(15, 16)]
bob = [Slot(10, 13), Slot(17, 19)]
print(free(day, ann), free(day, bob))
both = free(day, ann + bob)
print(both, next((s for s in both if s.end - s.start >= 2), None))
print(free(Slot(9, 10), ann), sum(s.end - s.start for s in both))
