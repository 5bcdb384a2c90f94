class Routine:
    def __init__(self, gymnast, difficulty):
        self.gymnast = gymnast
        self.difficulty = difficulty
        self.faults = []

    def fault(self, kind, times=1):
        amount = {"small": 0.1, "medium": 0.3, "large": 0.5, "fall": 1.0}[kind]
        self.faults.extend([amount] * times)
        return self

    @property
    def execution(self):
        return max(10 - sum(self.faults), 0)

    @property
    def score(self):
        return self.difficulty + self.execution

    def __format__(self, spec):
        if spec == "short":
            return f"{self.gymnast} {self.score:.3f}"
        return f"{self.gymnast}: D {self.difficulty:.1f} E {self.execution:.3f} = {self.score:.3f}"


def main():
    simone = Routine("Simone", 6.7).fault("small", 3).fault("large")
    rebeca = Routine("Rebeca", 6.3).fault("small", times=2)
    kaylia = Routine("Kaylia", 5.9).fault("medium").fault("fall").fault("small")
    routines = [simone, rebeca, kaylia]
    for r in sorted(routines, key=lambda r: r.score, reverse=True):
        print(f"{r}")
    print(" | ".join(f"{r:short}" for r in routines))
    print("tie:", simone.score == rebeca.score + 0.2, round(simone.score - rebeca.score, 3))
    print(sum(0.1 for _ in range(3)) == 0.3, simone.faults)


if __name__ == "__main__":
    main()
