SCOVILLE = [("none", 0), ("mild", 500), ("medium", 2500), ("hot", 10_000), ("mad", 100_000)]
CHILI = {"paprika": 100, "jalapeño": 5_000, "cayenne": 40_000, "habanero": 200_000}


def heat(grams_of, total):
    return sum(CHILI[c] * g for c, g in grams_of.items()) / total


def word(shu):
    result = SCOVILLE[0][0]
    for name, limit in SCOVILLE:
        if shu >= limit:
            result = name
    return result


def dilute(grams_of, total, wanted, step=50):
    """Add yogurt until it is mild enough."""
    limit = dict(SCOVILLE)[wanted]
    yogurt = 0
    while heat(grams_of, total + yogurt) > limit:
        yogurt += step
    return yogurt


def main():
    curries = {
        "korma": ({"paprika": 10}, 800),
        "madras": ({"cayenne": 8, "paprika": 5}, 750),
        "phaal": ({"habanero": 15, "cayenne": 10}, 700),
    }
    for name, (chili, total) in curries.items():
        h = heat(chili, total)
        print(f"{name:<7}{h:8.1f} {word(h):<7}{'🌶' * (len(str(int(h))) - 1)}")
    print("yogurt for the madras:", dilute(*curries["madras"], "mild"))
    print("for the phaal:", dilute(*curries["phaal"], wanted="medium", step=100))
    print(word(99), word(1e6))


main()
