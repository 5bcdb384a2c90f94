def ranking(scores):
    """1, 2, 2, 4 ... as in sports."""
    ordered = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
    ranks = []
    previous = None
    rank = 0
    for position, (name, score) in enumerate(ordered, start=1):
        if score != previous:
            rank = position
            previous = score
        ranks.append((rank, name, score))
    return ranks


def dense(scores):
    levels = sorted(set(scores.values()), reverse=True)
    return {name: levels.index(s) + 1 for name, s in scores.items()}


def medals(ranks):
    names = {1: "gold", 2: "silver", 3: "bronze"}
    out = {}
    for rank, name, _ in ranks:
        if rank in names:
            out.setdefault(names[rank], []).append(name)
    return out


def main():
    scores = {"Hugo": 41, "Ines": 47, "Jan": 41, "Kim": 39, "Lia": 47, "Max": 12}
    ranks = ranking(scores)
    for rank, name, score in ranks:
        print(f"{rank}. {name} ({score})")
    print(medals(ranks))
    print(dense(scores))
    scores["Kim"] += 2
    print(medals(ranking(scores)))
    top, *others = ranking(scores)
    print(top, len(others))


main()
