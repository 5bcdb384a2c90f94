from statistics import mean, pstdev

jury = {
    "Dragon": {"flight": [7, 8, 9], "design": [9, 9, 10]},
    "Box": {"flight": [9, 9, 9], "design": [4, 6, 5]},
    "Ray": {"flight": [8, 2, 9], "design": [7, 7, 8]},
}
weights = {"flight": 0.6, "design": 0.4}


def total(marks):
    return sum(weights[k] * mean(v) for k, v in marks.items())


def disputed(marks, limit=2.0):
    return [k for k, v in marks.items() if pstdev(v) > limit]


def main():
    ranking = sorted(jury, key=lambda k: total(jury[k]), reverse=True)
    for place, name in enumerate(ranking, 1):
        notes = disputed(jury[name])
        print(f"{place}. {name:7}{total(jury[name]):.2f}" + (f" (disputed: {notes[0]})" if notes else ""))
    without = {n: {k: sorted(v)[1:] for k, v in m.items()} for n, m in jury.items()}
    again = sorted(without, key=lambda k: total(without[k]), reverse=True)
    print("without the lowest marks:", again)
    print("changed" if again != ranking else "the same")
    third = [m["flight"][2] + m["design"][2] for m in jury.values()]
    print("judge 3 gave", third, "mean", round(mean(third), 2))
    assert abs(sum(weights.values()) - 1) < 1e-9


main()
