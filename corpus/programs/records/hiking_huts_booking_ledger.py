from dataclasses import dataclass, field
from collections import Counter


@dataclass
class Hut:
    name: str
    beds: int
    nights: Counter = field(default_factory=Counter)

    def book(self, people, first, nights=1):
        wanted = range(first, first + nights)
        if full := [n for n in wanted if self.nights[n] + people > self.beds]:
            return f"{self.name} is full on {full}"
        self.nights.update({n: people for n in wanted})
        return f"{self.name}: {people} people, night {first}" + (f"-{wanted[-1]}" if nights > 1 else "")

    def cancel(self, people, night):
        self.nights[night] -= people
        self.nights += Counter()

    def occupancy(self, last):
        used = sum(min(self.nights[n], self.beds) for n in range(1, last + 1))
        return used / (self.beds * last)


def main():
    hut = Hut("Lindauer", beds=10)
    tiny = Hut("Biwak", 4)
    print(hut.book(6, 1, nights=3))
    print(hut.book(5, 2))
    print(hut.book(4, first=3))
    print(tiny.book(3, 2), "|", tiny.book(2, 2))
    hut.cancel(6, 2)
    print(hut.book(5, 2), dict(hut.nights))
    for h in (hut, tiny):
        print(f"{h.name:<9}{h.occupancy(4):.1%} most {h.nights.most_common(1)}")
    print(Hut("new", 1).nights == Counter(), hut.nights[99])


main()
