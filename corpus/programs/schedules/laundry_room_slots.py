from collections import defaultdict

requests = [
    ("Ada", "Mon", [8, 10]),
    ("Bo", "Mon", [8]),
    ("Cem", "Mon", [8, 10]),
    ("Dag", "Tue", [12]),
    ("Eva", "Mon", [10, 8]),
]


def assign(requests):
    """People with fewer wishes are served first."""
    plan, unlucky = {}, []
    for who, day, hours in sorted(requests, key=lambda r: len(r[2])):
        for h in hours:
            if (day, h) not in plan:
                plan[day, h] = who
                break
        else:
            unlucky.append(who)
    return plan, unlucky


def main():
    plan, unlucky = assign(requests)
    by_day = defaultdict(dict)
    for (day, h), who in sorted(plan.items()):
        by_day[day][h] = who
    print(dict(by_day))
    print("no slot:", unlucky)
    wishes = {who: hours for who, _, hours in requests}
    first_choice = [who for (_, h), who in plan.items() if wishes[who][0] == h]
    print(sorted(first_choice), f"{len(first_choice)}/{len(requests)}")
    second, still = assign([r for r in requests if r[0] in unlucky])
    print(second, still)


if __name__ == "__main__":
    main()
