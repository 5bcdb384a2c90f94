suspects = {
    "butler": {"alibi": "kitchen", "shoe": 44},
    "cook": {"alibi": "kitchen", "shoe": 39},
    "heir": {"shoe": 42},
    "gardener": {"alibi": "shed", "shoe": None},
}
seen_in = {"kitchen": ["butler"], "shed": ["gardener", "dog"]}


def check(name, size):
    facts = suspects[name]
    try:
        witnesses = seen_in[facts["alibi"]]
    except KeyError as e:
        return f"no {e.args[0]}"
    if name not in witnesses:
        return "lies"
    if abs(facts["shoe"] - size) <= 1:
        return "shoe fits"
    return None


def investigate(size):
    for name in suspects:
        try:
            problem = check(name, size)
        except TypeError:
            print("  measure the shoes of the", name)
            continue
        if problem is None:
            print("  clean:", name)
        elif problem == "shoe fits":
            print("  arrest the", name)
            break
        else:
            print(f"  {name}: {problem}")
    else:
        return "case open"
    return "case closed"


def main():
    for size in (44, 38):
        print("size", size)
        print(investigate(size))
    suspects["gardener"]["shoe"] = 38
    print(investigate(38))


if __name__ == "__main__":
    main()
