from datetime import date
from dataclasses import dataclass
from typing import Optional


@dataclass
class Homework:
    title: str
    due: date
    points: int
    handed_in: Optional[date] = None

    def score(self, penalty=0.1):
        if self.handed_in is None:
            return 0
        late = max(0, (self.handed_in - self.due).days)
        return max(0, round(self.points * (1 - penalty * late), 1))


def status(hw, today):
    if hw.handed_in:
        return "late" if hw.handed_in > hw.due else "done"
    if today > hw.due:
        return "missing"
    return f"{(hw.due - today).days} days left"


def main():
    today = date(2024, 3, 18)
    work = [
        Homework("essay", date(2024, 3, 4), 20, date(2024, 3, 4)),
        Homework("poster", date(2024, 3, 8), 10, date(2024, 3, 11)),
        Homework("worksheet", date(2024, 3, 15), 5),
        Homework("reading log", date(2024, 3, 22), 10),
    ]
    for hw in work:
        print(f"{hw.title:<12}{status(hw, today):<12}{hw.score()}")
    reached = sum(h.score() for h in work)
    possible = sum(h.points for h in work if h.due <= today)
    print(f"{reached} of {possible} so far = {reached / possible:.1%}")
    strict = [h.score(penalty=0.5) for h in work]
    print(strict)
    work[2].handed_in = today
    print(status(work[2], today), work[2].score())


if __name__ == "__main__":
    main()
