from datetime import date, timedelta


class Plant:
    def __init__(self, name, every, last):
        self.name = name
        self.every = every
        self.last = last

    @property
    def next(self):
        return self.last + timedelta(days=self.every)

    def water(self, day):
        late = (day - self.next).days
        self.last = day
        return max(0, late)


def main():
    today = date(2024, 6, 28)
    plants = [
        Plant("cactus", 21, date(2024, 6, 1)),
        Plant("fern", 2, date(2024, 6, 24)),
        Plant("tomato", 1, date(2024, 6, 28)),
        Plant("Usambaraveilchen", 4, date(2024, 6, 25)),
    ]
    for day in (today + timedelta(days=n) for n in range(4)):
        due = [p for p in plants if p.next <= day]
        notes = []
        for p in due:
            late = p.water(day)
            notes.append(p.name + (f" ({late} late)" if late else ""))
        print(f"{day:%a %d.%m.} {', '.join(notes) or 'nothing'}")
    soonest = min(plants, key=lambda p: p.next)
    print("next:", soonest.name, soonest.next)
    away = date(2024, 7, 10)
    print("needs a neighbour:", [p.name for p in plants if p.next < away])


if __name__ == "__main__":
    main()
