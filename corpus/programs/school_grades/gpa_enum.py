from enum import Enum


class Grade(Enum):
    A = 4.0
    B = 3.0
    C = 2.0
    D = 1.0
    F = 0.0

    @classmethod
    def from_score(cls, score):
        for grade, limit in zip(cls, (90, 80, 70, 60, 0)):
            if score >= limit:
                return grade

    def __str__(self):
        return self.name

    @property
    def passing(self):
        return self.value >= 1


def gpa(courses):
    points = sum(Grade.from_score(score).value * credits for score, credits in courses)
    credits = sum(c for _, c in courses)
    return points / credits


def main():
    transcript = {
        "autumn": [(93, 3), (81, 4), (59, 2)],
        "spring": [(88, 3), (90, 3), (72, 5)],
    }
    for term, courses in transcript.items():
        letters = " ".join(str(Grade.from_score(s)) for s, _ in courses)
        print(f"{term:<7} {letters}  GPA {gpa(courses):.2f}")
    everything = sum(transcript.values(), [])
    print("overall", round(gpa(everything), 3))
    failed = [s for s, _ in everything if not Grade.from_score(s).passing]
    print("failed", failed, Grade("F") if "F" in Grade.__members__.values() else Grade["F"])
    honours = gpa(transcript["spring"]) >= 3.5 > gpa(transcript["autumn"])
    print("honours" if honours else "no honours")


if __name__ == "__main__":
    main()
