def main():
    answers = {
        "Owls": ["Bern", "1989", "H2O", "Goethe", "7"],
        "Foxes": ["Zürich", "1989", "H2O", "Schiller", "seven"],
        "Moles": ["bern ", "", "h2o", "goethe", "7"],
    }
    key = ["Bern", "1989", "H2O", "Goethe", "7"]
    weights = [1, 2, 1, 2, 3]
    same = {"seven": "7", "sieben": "7"}

    def clean(text):
        text = text.strip().lower()
        return same.get(text, text)

    totals = {}
    for team, given in answers.items():
        marks = [clean(g) == clean(k) for g, k in zip(given, key)]
        totals[team] = sum(w for w, ok in zip(weights, marks) if ok)
        print(team.ljust(7), "".join("+" if m else "-" for m in marks), totals[team])
    best = max(totals.values())
    winners = sorted(t for t, n in totals.items() if n == best)
    print("winners:", " and ".join(winners), f"({best} of {sum(weights)})")
    hard = [k for i, k in enumerate(key) if not all(clean(a[i]) == clean(k) for a in answers.values())]
    print("not known by all:", hard)
    empty = {t: a.count("") for t, a in answers.items() if "" in a}
    print("left empty:", empty)


if __name__ == "__main__":
    main()
