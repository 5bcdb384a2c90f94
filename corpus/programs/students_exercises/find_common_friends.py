friends = {
    "ana": ["ben", "cem", "dia"],
    "ben": ["ana", "dia"],
    "cem": ["ana"],
    "dia": ["ana", "ben", "eli"],
    "eli": [],
}


def common(a, b):
    result = []
    for f in friends[a]:
        if f in friends[b]:
            result.append(f)
    return result


def one_sided():
    pairs = []
    for a in friends:
        for b in friends[a]:
            if a not in friends[b]:
                pairs.append((a, b))
    return pairs


def suggest(person):
    scores = {}
    for f in friends[person]:
        for g in friends[f]:
            if g != person and g not in friends[person]:
                scores[g] = scores.get(g, 0) + 1
    return scores


def main():
    print(common("ana", "ben"), common("cem", "eli"))
    print(one_sided())
    for p in ["ben", "cem", "eli"]:
        print(p, suggest(p))
    popular = ""
    for p in friends:
        n = 0
        for q in friends:
            if p in friends[q]:
                n += 1
        print(p, "is named", n, "times")
        if popular == "" or n > best:
            popular, best = p, n
    print("most popular:", popular)


main()
