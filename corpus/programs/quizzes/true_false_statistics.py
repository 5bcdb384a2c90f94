def mark(sheet, key):
    return [g == k for g, k in zip(sheet, key)]


def by_question(all_marks):
    return [sum(column) for column in zip(*all_marks)]


def cheaters(sheets, limit=3):
    names = list(sheets)
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            same_wrong = sum(x == y != k for x, y, k in zip(sheets[a], sheets[b], KEY))
            if same_wrong >= limit:
                yield a, b, same_wrong


KEY = "TTFTFFTF"


def main():
    sheets = {"Rob": "TTFTFFTF", "Sal": "TFFFFTTF", "Tia": "TFFFFTTT", "Ugo": "FFFFFFFF"}
    marks = {n: mark(s, KEY) for n, s in sheets.items()}
    for n, m in sorted(marks.items(), key=lambda kv: -sum(kv[1])):
        print(f"{n} {sum(m)} " + "".join("✓" if x else "✗" for x in m))
    per_question = by_question(marks.values())
    print("right per question:", per_question)
    hardest = [i + 1 for i, n in enumerate(per_question) if n == min(per_question)]
    print("hardest:", hardest)
    print("suspicious:", list(cheaters(sheets)))
    guess = KEY.count("F")
    print(f"always F gives {guess}, always T {len(KEY) - guess}")


if __name__ == "__main__":
    main()
