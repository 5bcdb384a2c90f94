def drop_lowest(scores, n=1):
    for _ in range(n):
        scores.remove(min(scores))
    return scores


def summary(name, scores):
    kept = drop_lowest(scores)
    return f"{name}: {sum(kept) / len(kept):.1f} from {len(kept)} quizzes (worst was {min(scores)})"


def main():
    quizzes = {
        "Arlo": [7, 9, 4, 10],
        "Bibi": [8, 8, 8],
        "Coco": [10, 2, 6, 6, 9],
    }
    for name in quizzes:
        print(summary(name, quizzes[name]))
    print()
    for name, scores in quizzes.items():
        print(name, scores, sum(scores))
    again = summary("Arlo", quizzes["Arlo"])
    print(again)
    strict = drop_lowest([5, 5, 1, 9], n=2)
    print(strict)


if __name__ == "__main__":
    main()
