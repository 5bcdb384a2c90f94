def main():
    results = {
        "Mon": {"Hanni": 4, "Nanni": -2, "Jenny": -2},
        "Wed": {"Hanni": -3, "Jenny": 5, "Hilda": -2},
        "Fri": {"Nanni": 1, "Hilda": 2, "Hanni": -3},
    }
    totals = {}
    played = {}
    for evening, scores in results.items():
        if sum(scores.values()) != 0:
            print("check", evening, sum(scores.values()))
        for name, points in scores.items():
            totals[name] = totals.get(name, 0) + points
            played[name] = played.get(name, 0) + 1
    regular = {n for n, k in played.items() if k > 1}
    table = sorted(regular, key=lambda n: totals[n] / played[n], reverse=True)
    for n in table:
        print(f"{n:6}{totals[n]:>+4} in {played[n]} = {totals[n] / played[n]:+.2f}")
    stakes = {n: round(t * 0.25, 2) for n, t in totals.items()}
    payers = [n for n, s in stakes.items() if s < 0]
    print(stakes, "payers:", payers)
    best_evening = max(results, key=lambda e: max(results[e].values()))
    print(best_evening, max(results[best_evening], key=results[best_evening].get))


if __name__ == "__main__":
    main()
