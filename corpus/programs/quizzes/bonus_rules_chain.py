def rule_speed(paper):
    return 2 if paper["minutes"] < 20 else 0


def rule_perfect(paper):
    if all(paper["marks"]):
        return 5


def rule_comeback(paper):
    half = len(paper["marks"]) // 2
    first, second = sum(paper["marks"][:half]), sum(paper["marks"][half:])
    return 1 if second > first else 0


RULES = [rule_speed, rule_perfect, rule_comeback]


def total(paper):
    points = sum(paper["marks"])
    for rule in RULES:
        points += rule(paper)
    return points


def main():
    papers = [
        {"name": "Yan", "minutes": 15, "marks": [1, 1, 1, 1]},
        {"name": "Zoe", "minutes": 25, "marks": [1, 1, 1, 1]},
        {"name": "Abe", "minutes": 19, "marks": [0, 0, 1, 1]},
    ]
    for p in papers:
        print(p["name"], total(p))
    print("rules:", ", ".join(r.__name__.removeprefix("rule_") for r in RULES))


main()
