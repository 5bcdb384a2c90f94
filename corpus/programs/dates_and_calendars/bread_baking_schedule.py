from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass
class Step:
    name: str
    minutes: int
    hands_on: int = 0


SOURDOUGH = [
    Step("feed starter", 10, 10),
    Step("rise", 300),
    Step("knead", 15, 15),
    Step("rest", 90),
    Step("shape", 10, 10),
    Step("oven", 50, 5),
]


def backwards(steps, ready):
    """The steps with their start, so that the bread is ready at the given time."""
    t = ready
    plan = []
    for step in reversed(steps):
        t -= timedelta(minutes=step.minutes)
        plan.append((t, step))
    return plan[::-1]


def sleepless(plan, night=(23, 6)):
    late, early = night
    return [s.name for t, s in plan if s.hands_on and (t.hour >= late or t.hour < early)]


def main():
    ready = datetime(2024, 2, 10, 8, 30)
    plan = backwards(SOURDOUGH, ready)
    for t, step in plan:
        print(t.strftime("%a %H:%M"), step.name, f"({step.hands_on} min of work)" if step.hands_on else "")
    print("at night:", sleepless(plan))
    for hour in (9, 12, 15):
        other = backwards(SOURDOUGH, ready.replace(hour=hour))
        print(hour, other[0][0].strftime("%H:%M"), sleepless(other) or "sleep well")
    total = timedelta(minutes=sum(s.minutes for s in SOURDOUGH))
    work = sum(s.hands_on for s in SOURDOUGH)
    print(total, work, f"{work * 60 / total.total_seconds():.0%}")
    colder = [Step(s.name, s.minutes * 2 if s.name == "rise" else s.minutes, s.hands_on) for s in SOURDOUGH]
    print(backwards(colder, ready)[0][0])


if __name__ == "__main__":
    main()
