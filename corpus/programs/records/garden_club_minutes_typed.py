from dataclasses import dataclass, field
from datetime import date


@dataclass
class Motion:
    text: str
    yes: int = 0
    no: int = 0
    abstained: int = 0

    @property
    def passed(self) -> bool:
        return self.yes > self.no

    def __str__(self) -> str:
        return f"{self.text}: {self.yes}:{self.no} ({self.abstained}) {'passed' if self.passed else 'rejected'}"


@dataclass
class Minutes:
    day: date
    present: list[str]
    motions: list[Motion] = field(default_factory=list)

    def vote(self, text: str, **votes: str) -> Motion:
        m = Motion(text)
        for person in self.present:
            match votes.get(person, ""):
                case "yes": m.yes += 1
                case "no": m.no += 1
                case _: m.abstained += 1
        self.motions.append(m)
        return m


def main() -> None:
    meeting = Minutes(date(2024, 3, 8), ["Ada", "Bo", "Cem", "Dee"])
    print(meeting.vote("new shed", Ada="yes", Bo="yes", Cem="no"))
    print(meeting.vote("no dogs", Ada="no", Dee="yes", Zoe="yes"))
    meeting.present.remove("Bo")
    print(meeting.vote("cake", **dict.fromkeys(meeting.present, "yes")))
    passed = [m.text for m in meeting.motions if m.passed]
    print(f"{meeting.day:%d %B %Y}: {len(passed)} of {len(meeting.motions)} passed: {passed}")
    print(Motion("x") == Motion("x"), max(meeting.motions, key=lambda m: m.abstained).text)


if __name__ == "__main__":
    main()
