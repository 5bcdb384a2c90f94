from itertools import product, islice

VOWELS, CONSONANTS = "aeiou", "bdkmt"


def codes(pattern="CVC"):
    pools = {"C": CONSONANTS, "V": VOWELS, "#": "0123456789"}
    for letters in product(*(pools[p] for p in pattern)):
        yield "".join(letters)


def without(words, banned):
    for w in words:
        if not any(b in w for b in banned):
            yield w


def hand_out(people, words):
    given = {}
    for person in people:
        given[person] = next(words)
    return given


def main():
    fresh = without(codes(), banned=["bab", "bad", "ad"])
    print(hand_out(["Ida", "Jo", "Kim"], fresh))
    print(next(fresh), next(fresh))
    late = hand_out(["Lou"], fresh)
    print(late)
    short = codes("V#")
    print(list(islice(short, 8, 12)), sum(1 for _ in short))
    total = len(CONSONANTS) ** 2 * len(VOWELS)
    print(total, sum(1 for _ in codes()), len(set(codes("CV"))))
    try:
        next(codes("X"))
    except KeyError as e:
        print("no such class", e)


if __name__ == "__main__":
    main()
