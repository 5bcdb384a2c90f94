from dataclasses import dataclass
from datetime import date


@dataclass(order=True)
class Applicant:
    since: date
    name: str
    children: int = 0

    def bonus(self, today):
        years = (today - self.since).days / 365.25
        return round(years + 0.5 * self.children, 2)


def offer(waiting, gardens, today):
    ranked = sorted(waiting, key=lambda a: a.bonus(today), reverse=True)
    result = dict(zip(gardens, ranked))
    rest = ranked[len(gardens):]
    return result, rest


def main():
    today = date(2024, 4, 1)
    waiting = [
        Applicant(date(2019, 6, 1), "Familie Groß", 3),
        Applicant(date(2018, 1, 15), "Hr. Yıldız"),
        Applicant(date(2023, 9, 9), "Ms Page", children=1),
    ]
    for a in sorted(waiting):
        print(f"{a.name:<13}{a.since} {a.bonus(today):>5}")
    result, rest = offer(waiting, ["plot 7", "plot 12"], today)
    for plot, a in result.items():
        print(plot, "->", a.name)
    print("still waiting:", [a.name for a in rest])
    print(min(waiting).name, offer([], ["plot 1"], today))


main()
