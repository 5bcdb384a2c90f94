from dataclasses import dataclass, replace
from typing import Callable, Iterable


@dataclass(frozen=True)
class Applicant:
    name: str
    years: int
    skills: frozenset
    score: float = 0.0


Scorer = Callable[[Applicant], float]


def experience(a: Applicant) -> float:
    return min(a.years, 10) / 2


def knows(*wanted: str, weight: float = 1.0) -> Scorer:
    def scorer(a: Applicant) -> float:
        return weight * len(a.skills & set(wanted))
    return scorer


def rate(people: Iterable[Applicant], *scorers: Scorer) -> list:
    rated = [replace(p, score=sum(s(p) for s in scorers)) for p in people]
    return sorted(rated, key=lambda p: p.score, reverse=True)


def main() -> None:
    people = [
        Applicant("Noor", 3, frozenset({"sql", "python"})),
        Applicant("Gert", 22, frozenset({"cobol"})),
        Applicant("Sofía", 5, frozenset({"python", "css", "js"})),
    ]
    ranking = rate(people, experience, knows("python", "sql", weight=1.5))
    for place, p in enumerate(ranking, 1):
        print(f"{place}. {p.name:<6}{p.score:.1f}")
    front = rate(people, knows("css", "js"))
    print([p.name for p in front if p.score])
    print(people[0].score, ranking[0] in people)


if __name__ == "__main__":
    main()
