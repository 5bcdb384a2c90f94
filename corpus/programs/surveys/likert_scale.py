SCALE = {"strongly disagree": 1, "disagree": 2, "neutral": 3, "agree": 4, "strongly agree": 5}


def encode(answers, reverse=False):
    values = [SCALE[a] for a in answers if a in SCALE]
    return [6 - v for v in values] if reverse else values


def describe(values):
    mean = sum(values) / len(values)
    agree = sum(v >= 4 for v in values) / len(values)
    return round(mean, 2), f"{agree:.0%}"


def main():
    answers = {
        "The food is good": ["agree", "agree", "neutral", "strongly agree", "disagree"],
        "It is too noisy": ["strongly agree", "agree", "agree", "no answer", "neutral"],
        "I will come back": ["strongly agree", "neutral", "agree", "agree", "agree"],
    }
    reversed_items = {"It is too noisy"}
    results = {}
    for question, given in answers.items():
        values = encode(given, question in reversed_items)
        results[question] = describe(values)
        print(f"{question:<18}{values} mean {results[question][0]} agree {results[question][1]}")
    best = max(results, key=lambda q: results[q][0])
    print("best:", best)
    missing = sum(a not in SCALE for given in answers.values() for a in given)
    print("missing answers:", missing)
    names = {v: k for k, v in SCALE.items()}
    print([names[round(mean)] for mean, _ in results.values()])


if __name__ == "__main__":
    main()
