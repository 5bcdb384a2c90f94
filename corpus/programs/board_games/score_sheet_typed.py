from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Sheet:
    player: str
    rounds: list[int] = field(default_factory=list)
    bonus: int = 0

    def add(self, points: int) -> Sheet:
        self.rounds.append(points)
        if sum(self.rounds[-3:]) >= 30:
            self.bonus += 5
        return self

    @property
    def total(self) -> int:
        return sum(self.rounds) + self.bonus


def ranking(sheets: list[Sheet]) -> dict[str, int]:
    ordered = sorted(sheets, key=lambda s: s.total, reverse=True)
    return {s.player: place for place, s in enumerate(ordered, start=1)}


def main() -> None:
    anna = Sheet("Anna").add(12).add(9).add(11)
    bert = Sheet("Bert", [8, 20]).add(2)
    cem = Sheet("Cem", bonus=3)
    cem.add(40)
    sheets: list[Sheet] = [anna, bert, cem]
    for s in sheets:
        print(f"{s.player:<6}{s.rounds!s:<14}{s.bonus:>3}{s.total:>5}")
    places = ranking(sheets)
    print(places)
    best: Sheet = max(sheets, key=lambda s: max(s.rounds))
    print("best round:", best.player, max(best.rounds))
    print(anna == Sheet("Anna", [12, 9, 11], 5), Sheet("x").rounds is Sheet("y").rounds)


if __name__ == "__main__":
    main()
