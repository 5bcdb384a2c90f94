from dataclasses import dataclass, field
from datetime import date, timedelta


@dataclass
class Wheel:
    kind: str
    made: date
    turned: list = field(default_factory=list)

    RIPE = {"brie": 28, "gouda": 120, "alp": 365}
    TURN = {"brie": 2, "gouda": 7, "alp": 14}

    @property
    def ripe(self):
        return self.made + timedelta(days=self.RIPE[self.kind])

    def due(self, today):
        last = self.turned[-1] if self.turned else self.made
        return (today - last).days >= self.TURN[self.kind]

    def turn(self, today):
        self.turned.append(today)


def main():
    start = date(2024, 1, 1)
    cellar = [Wheel("brie", start), Wheel("gouda", start - timedelta(days=100)), Wheel("alp", date(2023, 2, 10))]
    for n in range(0, 29, 4):
        today = start + timedelta(days=n)
        work = [w for w in cellar if w.due(today)]
        for w in work:
            w.turn(today)
        ready = [w for w in cellar if w.ripe <= today]
        print(today.strftime("%d %b"), "turn", [w.kind for w in work], "sell", [w.kind for w in ready])
        for w in ready:
            cellar.remove(w)
    for w in cellar:
        print(w.kind, w.ripe, len(w.turned), (w.ripe - today).days, "days left")
    print(len(cellar), sum(len(w.turned) for w in cellar))


if __name__ == "__main__":
    main()
