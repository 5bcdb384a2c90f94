from dataclasses import dataclass, field
from statistics import mean, pstdev


@dataclass
class Wine:
    code: str
    name: str
    price: float
    scores: list = field(default_factory=list)


SHEETS = {
    "Anton": "A7 B9 C5 D6",
    "Bea": "A8 B6 C5 D9",
    "Chris": "A9 B7 C4",
    "Dora": "A3 B8 C5 D7 E10",
}


def collect(wines, sheets):
    by_code = {w.code: w for w in wines}
    problems = []
    for taster, text in sheets.items():
        entries = {e[0]: int(e[1:]) for e in text.split()}
        for code, score in entries.items():
            if code in by_code:
                by_code[code].scores.append(score)
            else:
                problems.append((taster, code))
        problems += [(taster, "no " + c) for c in by_code if c not in entries]
    return problems


def main():
    wines = [Wine("A", "Pinot", 8.9), Wine("B", "Malbec", 6.5), Wine("C", "Château Größe", 42), Wine("D", "Tetrapak", 1.99)]
    print(collect(wines, SHEETS))
    for w in sorted(wines, key=lambda w: mean(w.scores), reverse=True):
        print(f"{w.name:<14}{mean(w.scores):5.2f} ±{pstdev(w.scores):.2f} {mean(w.scores) / w.price:6.2f} per euro")
    disputed = max(wines, key=lambda w: pstdev(w.scores))
    print("most disputed:", disputed.name, sorted(disputed.scores))
    by_price = sorted(wines, key=lambda w: w.price)
    inversions = sum(mean(a.scores) > mean(b.scores) for i, a in enumerate(by_price) for b in by_price[i + 1:])
    print(inversions, "of", len(wines) * (len(wines) - 1) // 2, "pairs go against the price")
    favourite = {t: max(s.split(), key=lambda e: int(e[1:]))[0] for t, s in SHEETS.items()}
    print(favourite)


if __name__ == "__main__":
    main()
