from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True)
class Answer:
    person: int
    season: str
    mode: str
    minutes: int


RAW = """1 summer bike 20|1 winter bus 35|2 summer bike 15|2 winter bike 17
3 summer car 30|3 winter car 40|4 summer walk 12|4 winter bus 10|5 summer bus 25"""


def load(raw):
    for part in raw.replace("\n", "|").split("|"):
        person, season, mode, minutes = part.split()
        yield Answer(int(person), season, mode, int(minutes))


def switchers(answers):
    by_person = {}
    for a in answers:
        by_person.setdefault(a.person, {})[a.season] = a.mode
    for person, modes in by_person.items():
        match modes:
            case {"summer": s, "winter": w} if s != w:
                yield person, f"{s} -> {w}"
            case {"summer": s} if "winter" not in modes:
                yield person, f"{s} -> ?"


def main():
    answers = list(load(RAW))
    for season in ("summer", "winter"):
        chosen = [a for a in answers if a.season == season]
        modes = Counter(a.mode for a in chosen)
        mean = sum(a.minutes for a in chosen) / len(chosen)
        print(f"{season}: {dict(modes)} mean {mean:.1f} min")
    print(list(switchers(answers)))
    minutes = {}
    for a in answers:
        minutes.setdefault(a.mode, []).append(a.minutes)
    fastest = min(minutes, key=lambda m: sum(minutes[m]) / len(minutes[m]))
    print(fastest, {m: max(v) - min(v) for m, v in minutes.items()})
    print(Answer(1, "summer", "bike", 20) in answers, len({a.person for a in answers}))
    loyal = {a.person for a in answers} - {p for p, _ in switchers(answers)}
    print(sorted(loyal))


if __name__ == "__main__":
    main()
