def top_three(scores):
    ordered = scores.sort(reverse=True)
    return ordered[:3]


def main():
    results = {"darts": [40, 26, 60, 45], "bowling": [7, 9, 10, 3]}
    for game, scores in results.items():
        print(game, "best", max(scores), "of", len(scores))
    total = sum(sum(scores) for scores in results.values())
    print("points in all:", total)
    longest = sorted(results, key=len)[-1]
    print("looking at", longest)
    print(top_three(results[longest]))


main()
