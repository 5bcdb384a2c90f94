from dataclasses import dataclass, field


@dataclass
class Character:
    name: str
    skills: dict[str, int]
    tired: bool = False
    tools: set[str] = field(default_factory=set)

    def bonus(self, skill: str, tool: str | None = None) -> int:
        value = self.skills.get(skill, -2)
        value += 2 if tool in self.tools else 0
        return value - self.tired


@dataclass
class Task:
    skill: str
    difficulty: int
    tool: str | None = None

    def attempt(self, who: Character, die: int) -> str:
        total = die + who.bonus(self.skill, self.tool)
        margin = total - self.difficulty
        if die == 1 or margin <= -8:
            return "disaster"
        if margin < 0:
            return "failure"
        return "triumph" if margin >= 5 else "success"


def main() -> None:
    vala = Character("Vala", {"climb": 4, "lockpick": 6}, tools={"picks"})
    bram = Character("Bram", {"lift": 8}, tired=True)
    tasks = [Task("climb", 12), Task("lockpick", 18, "picks"), Task("lift", 14, tool="rope")]
    dice = iter([9, 13, 1, 15, 6, 11])
    outcome: dict[str, list[str]] = {}
    for who in (vala, bram):
        for task in tasks:
            result = task.attempt(who, next(dice))
            outcome.setdefault(result, []).append(f"{who.name}/{task.skill}")
    for result, cases in outcome.items():
        print(f"{result}: {', '.join(cases)}")
    best = max((vala, bram), key=lambda c: sum(c.bonus(t.skill, t.tool) for t in tasks))
    print("send", best.name, [best.bonus(t.skill, t.tool) for t in tasks])


if __name__ == "__main__":
    main()
