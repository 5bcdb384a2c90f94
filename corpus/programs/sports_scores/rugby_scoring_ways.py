WAYS = {"try": 5, "conversion": 2, "penalty": 3, "drop goal": 3}


def main():
    log = [
        ("Munster", "penalty", 8), ("Leinster", "try", 15), ("Leinster", "conversion", 16),
        ("Munster", "try", 33), ("Munster", "drop goal", 40), ("Leinster", "penalty", 61),
        ("Leinster", "try", 79),
    ]
    score = dict.fromkeys(("Munster", "Leinster"), 0)
    tries = {}
    half_time = None
    for team, way, minute in log:
        if minute > 40 and half_time is None:
            half_time = dict(score)
        score[team] += WAYS[way]
        if way == "try":
            tries.setdefault(team, []).append(minute)
    print("half time", half_time)
    print("full time", score)
    winner, loser = sorted(score, key=score.get, reverse=True)
    table_points = {winner: 4, loser: 0}
    if score[winner] - score[loser] <= 7:
        table_points[loser] += 1
    for team, minutes in tries.items():
        if len(minutes) >= 4:
            table_points[team] += 1
    print(table_points, "tries", tries)
    missed = len(sum(tries.values(), [])) - sum(way == "conversion" for _, way, _ in log)
    print("conversions missed:", missed)


main()
