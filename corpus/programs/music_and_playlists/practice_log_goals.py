from dataclasses import dataclass, field
from datetime import date, timedelta


@dataclass
class Goal:
    piece: str
    minutes: int
    done: dict = field(default_factory=dict)

    def practise(self, day, minutes):
        self.done[day] = self.done.get(day, 0) + minutes

    @property
    def percent(self):
        return min(100, round(100 * sum(self.done.values()) / self.minutes))

    def streak(self, today):
        n = 0
        while today - timedelta(days=n) in self.done:
            n += 1
        return n


def main():
    monday = date(2024, 9, 2)
    goals = [Goal("Gymnopédie", 120), Goal("Scales", 60), Goal("Toccata", 300)]
    log = [(0, 0, 25), (0, 1, 30), (1, 1, 10), (0, 2, 20), (1, 2, 15), (1, 3, 40), (0, 4, 20)]
    for goal, day, minutes in log:
        goals[goal].practise(monday + timedelta(days=day), minutes)
    today = monday + timedelta(days=4)
    for g in goals:
        print(f"{g.piece:11}{g.percent:>4}% streak {g.streak(today)} days {len(g.done)}")
    lazy = min(goals, key=lambda g: g.percent)
    print("practise", lazy.piece)
    per_day = {}
    for g in goals:
        for day, minutes in g.done.items():
            per_day[day] = per_day.get(day, 0) + minutes
    for day in sorted(per_day):
        print(f"{day:%a} {per_day[day]}")
    free = [f"{d:%a}" for d in (monday + timedelta(days=i) for i in range(7)) if d not in per_day]
    print("free:", free)


if __name__ == "__main__":
    main()
