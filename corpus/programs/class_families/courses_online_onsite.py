from dataclasses import dataclass, field
from datetime import date, timedelta


@dataclass
class Course:
    title: str
    start: date
    weeks: int = 1
    people: list = field(default_factory=list)

    @property
    def end(self):
        return self.start + timedelta(weeks=self.weeks) - timedelta(days=1)

    def enrol(self, name):
        self.people.append(name)
        return len(self.people)


@dataclass
class OnSite(Course):
    seats: int = 2

    def enrol(self, name):
        if len(self.people) == self.seats:
            raise OverflowError(f"{self.title} is full")
        return super().enrol(name)


@dataclass
class Online(Course):
    links: dict = field(default_factory=dict)

    def enrol(self, name):
        n = super().enrol(name)
        self.links[name] = f"{self.title.lower()}-{n:02d}"
        return n


def main():
    pots = OnSite("Pottery", date(2024, 9, 2), weeks=3)
    rust = Online("Rust", date(2024, 8, 26), 10)
    for name in ("Ivo", "Jana", "Kev"):
        rust.enrol(name)
        try:
            pots.enrol(name)
        except OverflowError as e:
            print(e, "-", name, "stays online")
    print(pots.people, rust.links["Kev"])
    first = min([pots, rust], key=lambda c: c.end)
    print(first.title, first.end, (rust.end - pots.end).days)
    print(pots)


main()
