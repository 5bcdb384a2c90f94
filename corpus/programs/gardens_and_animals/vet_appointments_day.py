from datetime import datetime, timedelta


class Overlap(Exception):
    pass


class Diary:
    def __init__(self, day):
        self.day = day
        self.slots = []

    def at(self, clock):
        h, m = map(int, clock.split(":"))
        return self.day.replace(hour=h, minute=m)

    def book(self, clock, pet, minutes=15):
        start = self.at(clock)
        end = start + timedelta(minutes=minutes)
        for s, e, other in self.slots:
            if start < e and s < end:
                raise Overlap(f"{pet} at {clock} meets {other}")
        self.slots.append((start, end, pet))
        self.slots.sort()

    def gaps(self, first="09:00", last="12:00"):
        t = self.at(first)
        for s, e, _ in self.slots:
            if s > t:
                yield t, s
            t = max(t, e)
        if t < self.at(last):
            yield t, self.at(last)


def main():
    diary = Diary(datetime(2024, 10, 7))
    wishes = [("09:30", "Rex"), ("10:00", "Mau", 45), ("10:30", "Kiwi"), ("09:40", "Flocke", 20), ("09:45", "Hoppel"), ("11:00", "Schildi", 60)]
    for wish in wishes:
        try:
            diary.book(*wish)
        except Overlap as e:
            print("no:", e)
    for s, e, pet in diary.slots:
        print(f"{s:%H:%M}-{e:%H:%M} {pet}")
    free = list(diary.gaps())
    print("free:", ", ".join(f"{a:%H:%M}-{b:%H:%M}" for a, b in free))
    print("longest gap:", max(b - a for a, b in free))


main()
