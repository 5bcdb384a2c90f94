borders = {
    "Spain": ["Portugal", "France"],
    "Portugal": ["Spain"],
    "France": ["Spain", "Italy", "Belgium"],
    "Italy": ["France", "Austria"],
    "Belgium": ["France"],
    "Austria": ["Italy"],
}


class WrongStep(Exception):
    pass


def check(chain):
    for n, (a, b) in enumerate(zip(chain, chain[1:]), 1):
        if b not in borders.get(a, ()):
            raise WrongStep(f"step {n}: {a} does not border {b}")
        if b in chain[:n]:
            raise WrongStep(f"step {n}: {b} was visited")
    return len(chain) - 1


def asymmetric():
    return [(a, b) for a, others in borders.items() for b in others if a not in borders[b]]


def main():
    chains = {
        "Lara": ["Portugal", "Spain", "France", "Italy", "Austria"],
        "Milo": ["Belgium", "France", "Spain", "France"],
        "Nele": ["Spain", "Italy"],
        "Otis": ["Malta", "Italy"],
        "Pia": ["Belgium"],
    }
    scores = {}
    for name, chain in chains.items():
        try:
            scores[name] = check(chain)
        except WrongStep as e:
            scores[name] = 0
            print(f"{name}: {e}")
    print(scores, "best:", max(scores, key=scores.get))
    assert not asymmetric()
    ends = [c for c, others in borders.items() if len(others) == 1]
    print("dead ends:", ends)


if __name__ == "__main__":
    main()
