from dataclasses import dataclass


@dataclass
class Applicant:
    name: str
    grade: float          # 1.0 is best
    income: int
    siblings: int = 0

    @property
    def points(self):
        return round((4 - self.grade) * 20) + max(0, 30 - self.income // 1000) + 3 * self.siblings


def award(applicants, places):
    ranked = sorted(applicants, key=lambda a: a.points, reverse=True)
    cut = ranked[places].points
    return [a for a in ranked if a.points >= cut]


def explain(applicant):
    return f"{applicant.name:<7}{applicant.points:>4} points (grade {applicant.grade}, {applicant.siblings} siblings)"


def main():
    people = [
        Applicant("Hedda", 1.3, 28000, 1),
        Applicant("Ilir", 2.0, 12000),
        Applicant("Jette", 1.7, 19500, 2),
        Applicant("Kofi", 1.0, 45000, siblings=4),
    ]
    for a in people:
        print(explain(a))
    winners = award(people, 2)
    print([w.name for w in winners], len(winners), "for 2 places")
    people[1].income -= 5000
    print([w.name for w in award(people, 1)])
    print([w.name for w in award(people, 4)])


if __name__ == "__main__":
    main()
