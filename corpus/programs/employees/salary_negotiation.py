def negotiate(ask, offer, max_rounds=6, close=500):
    history = [(ask, offer)]
    while ask - offer > close and len(history) <= max_rounds:
        gap = ask - offer
        ask -= gap // 4
        offer += gap // 6
        history.append((ask, offer))
    else:
        agreed = ask - offer <= close
    return agreed, history


def main():
    cases = {"Zoltan": (60000, 52000), "Ylva": (48000, 47600), "Xavier": (90000, 40000)}
    outcomes = {}
    for name, (ask, offer) in cases.items():
        agreed, history = negotiate(ask, offer)
        last_ask, last_offer = history[-1]
        outcomes[name] = (last_ask + last_offer) // 2 if agreed else None
        print(name, "after", len(history) - 1, "rounds:", outcomes[name])
    agreed, history = negotiate(60000, 52000, max_rounds=2)
    print(agreed, history)
    print([a - o for a, o in history])
    sealed = [n for n, o in outcomes.items() if o]
    print(f"{len(sealed)}/{len(cases)} sealed: {', '.join(sealed)}")
    mean = sum(outcomes.values()) / len(outcomes)
    print(mean)


main()
