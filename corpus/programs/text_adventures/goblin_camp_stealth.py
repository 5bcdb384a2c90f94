from dataclasses import dataclass


@dataclass
class Guard:
    name: str
    position: int
    step: int = 1
    awake: bool = True

    def patrol(self, length: int) -> None:
        if not self.awake:
            return
        self.position += self.step
        if self.position in (0, length - 1):
            self.step = -self.step

    def sees(self, spot: int) -> bool:
        return self.awake and 0 <= (spot - self.position) * self.step <= 2


def sneak(guards: list[Guard], length: int, start: int, goal: int) -> tuple[bool, list[str]]:
    spot, diary = start, []
    for minute in range(1, 13):
        ahead = spot + 1
        if any(g.sees(ahead) for g in guards):
            diary.append("wait")
        else:
            spot = ahead
            diary.append(f"go {spot}")
        for g in guards:
            g.patrol(length)
        if any(g.sees(spot) for g in guards):
            return False, diary
        if spot == goal:
            return True, diary
    return False, diary


def main() -> None:
    for guards in ([Guard("Snik", 5, -1)], [Guard("Snak", 3, 1), Guard("Snok", 8, -1, awake=False)], []):
        ok, diary = sneak(guards, 10, 0, 6)
        print("reached" if ok else "seen", len(diary), diary)
        print("   ", [(g.name, g.position) for g in guards])


main()
