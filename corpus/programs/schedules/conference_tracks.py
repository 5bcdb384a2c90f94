from dataclasses import dataclass, field


@dataclass(order=True)
class Talk:
    start: int
    minutes: int = field(compare=False)
    title: str = field(compare=False)
    track: str = field(default="A", compare=False)

    @property
    def end(self):
        return self.start + self.minutes

    def overlaps(self, other):
        return self.start < other.end and other.start < self.end


def hhmm(n):
    return f"{n // 60}:{n % 60:02d}"


def my_plan(talks, wishes):
    chosen = []
    for title in wishes:
        talk = next((t for t in talks if t.title == title), None)
        if talk is None:
            print("there is no", title)
        elif clash := [c.title for c in chosen if c.overlaps(talk)]:
            print(f"{title} clashes with {clash[0]}")
        else:
            chosen.append(talk)
    return sorted(chosen)


def main():
    talks = [
        Talk(9 * 60, 45, "Keynote"),
        Talk(10 * 60, 30, "Rust in trains"),
        Talk(10 * 60 + 15, 45, "Bees & bytes", track="B"),
        Talk(11 * 60, 30, "Größe zählt", "B"),
    ]
    plan = my_plan(talks, ["Bees & bytes", "Keynote", "Rust in trains", "Größe zählt", "Party"])
    for t in plan:
        print(hhmm(t.start), t.track, t.title)
    walks = sum(a.track != b.track for a, b in zip(plan, plan[1:]))
    breaks = [b.start - a.end for a, b in zip(plan, plan[1:])]
    print(walks, breaks, max(talks).title)


if __name__ == "__main__":
    main()
