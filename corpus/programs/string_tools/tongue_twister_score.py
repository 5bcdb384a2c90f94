import re
from itertools import groupby, pairwise

TWISTERS = [
    "Fischers Fritz fischt frische Fische",
    "She sells sea shells by the sea shore",
    "Red lorry, yellow lorry",
    "The cat is asleep",
]


def onsets(text):
    return [re.match(r"[^aeiouäöü]*", w).group() or w[0] for w in re.findall(r"\w+", text.lower())]


def score(text):
    parts = onsets(text)
    same = sum(a == b for a, b in pairwise(parts))
    nearly = sum(a != b and (a.startswith(b) or b.startswith(a)) for a, b in pairwise(parts))
    return (2 * same + 3 * nearly) / (len(parts) - 1)


def longest_run(text):
    return max(((len(list(g)), k) for k, g in groupby(p[0] for p in onsets(text))), default=(0, ""))


def main():
    ranked = sorted(TWISTERS, key=score, reverse=True)
    for t in ranked:
        print(f"{score(t):.2f} {longest_run(t)} {t}")
    print(onsets(ranked[0]))
    easy = [t for t in TWISTERS if score(t) < 0.5]
    print(easy, len(set(onsets(TWISTERS[2]))))
    letters = {t.split()[0]: "".join(sorted({p[0] for p in onsets(t)})) for t in TWISTERS}
    print(letters)
    try:
        print(score("Hi"))
    except ZeroDivisionError:
        print("one word is too easy")


if __name__ == "__main__":
    main()
