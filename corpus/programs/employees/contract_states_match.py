from dataclasses import dataclass
from datetime import date


@dataclass
class Permanent:
    since: date
    notice_weeks: int = 12


@dataclass
class FixedTerm:
    since: date
    until: date


@dataclass
class Agency:
    company: str


def describe(contract, today):
    match contract:
        case Permanent(since=s, notice_weeks=n) if (today - s).days < 180:
            return f"probation, notice would be {n} weeks"
        case Permanent(notice_weeks=n):
            return f"permanent, {n} weeks notice"
        case FixedTerm(until=u) if u < today:
            return "expired"
        case FixedTerm(since, until):
            done = (today - since) / (until - since)
            return f"{done:.0%} of the term is over"
        case Agency("Manpool" | "Flexi" as firm):
            return f"agency worker ({firm}, framework contract)"
        case _:
            return "unclear"


def main():
    today = date(2024, 6, 15)
    contracts = {
        "Abbie": Permanent(date(2024, 4, 1), 2),
        "Burak": Permanent(date(2015, 1, 1)),
        "Cato": FixedTerm(date(2023, 6, 15), date(2024, 6, 14)),
        "Dilan": FixedTerm(date(2024, 1, 1), date(2024, 12, 31)),
        "Edda": Agency("Flexi"),
        "Fritz": Agency("Cousin Ltd"),
        "Gala": None,
    }
    for name, contract in contracts.items():
        print(f"{name:<6}", describe(contract, today))
    ends = sorted((c.until, n) for n, c in contracts.items() if isinstance(c, FixedTerm))
    print(ends[0][1], ends[-1][0])


if __name__ == "__main__":
    main()
