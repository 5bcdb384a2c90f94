regions = {
    "north": {"points": [6, 3], "pieces": {"red": 3, "blue": 2}},
    "south": {"points": [4, 2], "pieces": {"red": 1, "blue": 1, "green": 4}},
    "isle": {"points": [5, 1], "pieces": {}},
    "west": {"points": [7, 4], "pieces": {"green": 2, "blue": 2}},
}


def award(region):
    pieces = region["pieces"]
    first, second = region["points"]
    groups = sorted(set(pieces.values()), reverse=True)
    result = {}
    if not groups:
        return result
    leaders = [c for c in pieces if pieces[c] == groups[0]]
    if len(leaders) > 1:
        for c in leaders:
            result[c] = second
        return result
    result[leaders[0]] = first
    if len(groups) > 1:
        for c in pieces:
            if pieces[c] == groups[1]:
                result[c] = second
    return result


def main():
    totals = {}
    for name, region in regions.items():
        won = award(region)
        print(name.rjust(6), won)
        for color, points in won.items():
            totals[color] = totals.get(color, 0) + points
    best = max(totals.values())
    winners = [c for c, p in totals.items() if p == best]
    print("totals", totals)
    print("winner" if len(winners) == 1 else "winners", *winners)


if __name__ == "__main__":
    main()
