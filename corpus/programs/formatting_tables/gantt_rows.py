from dataclasses import dataclass, field


@dataclass
class Task:
    name: str
    days: int
    after: list = field(default_factory=list)
    start: int = 0

    @property
    def end(self):
        return self.start + self.days


def plan(tasks):
    by_name = {t.name: t for t in tasks}
    changed = True
    while changed:
        changed = False
        for t in tasks:
            earliest = max((by_name[a].end for a in t.after), default=0)
            if earliest > t.start:
                t.start = earliest
                changed = True
    return max(t.end for t in tasks)


def gantt(tasks, length):
    for t in sorted(tasks, key=lambda t: (t.start, t.name)):
        yield f"{t.name:<9}|" + "." * t.start + "=" * t.days + "." * (length - t.end) + f"| day {t.start + 1}-{t.end}"


def main():
    tasks = [
        Task("roof", 4, after=["walls"]),
        Task("walls", 6, after=["ground"]),
        Task("ground", 3),
        Task("garden", 5, after=["ground"]),
        Task("paint", 2, after=["walls", "roof"]),
    ]
    length = plan(tasks)
    print(*gantt(tasks, length), sep="\n")
    busy = [sum(t.start <= day < t.end for t in tasks) for day in range(length)]
    print(busy, max(busy))
    tasks[2].days += 1
    print(length, "->", plan(tasks))
    slack = {t.name for t in tasks if t.end < length and not any(t.name in o.after for o in tasks)}
    print(slack)


main()
