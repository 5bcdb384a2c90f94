from dataclasses import dataclass


@dataclass
class Line:
    name: str
    twos: tuple = (0, 0)
    threes: tuple = (0, 0)
    free: tuple = (0, 0)
    minutes: int = 0

    @property
    def points(self):
        return 2 * self.twos[0] + 3 * self.threes[0] + self.free[0]

    @property
    def field_pct(self):
        made = self.twos[0] + self.threes[0]
        tried = self.twos[1] + self.threes[1]
        return made / tried if tried else 0.0

    def __add__(self, other):
        plus = lambda a, b: tuple(x + y for x, y in zip(a, b))
        return Line("total", plus(self.twos, other.twos), plus(self.threes, other.threes),
                    plus(self.free, other.free), self.minutes + other.minutes)


def total(lines):
    result = Line("total")
    for line in lines:
        result += line
    return result


def main():
    box = [
        Line("Okafor", (7, 11), (0, 1), (3, 4), 34),
        Line("Lindgren", (2, 5), (4, 9), minutes=31),
        Line("Sousa", free=(2, 2), minutes=6),
    ]
    for line in [*box, total(box)]:
        print(f"{line.name:<10}{line.minutes:>4} min {line.points:>3} pts {line.field_pct:6.1%}")
    best = max(box, key=lambda l: l.points / l.minutes)
    print("points per minute:", best.name, round(best.points / best.minutes, 3))
    print(total([]).points, box[2].field_pct)


main()
