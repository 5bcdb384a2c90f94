from collections import defaultdict


def stem_and_leaf(values, unit=10):
    stems = defaultdict(list)
    for v in sorted(values):
        stem, leaf = divmod(v, unit)
        stems[stem].append(leaf)
    for stem in range(min(stems), max(stems) + 1):
        yield stem, stems.get(stem, [])


def back_to_back(left, right, unit=10):
    a, b = dict(stem_and_leaf(left, unit)), dict(stem_and_leaf(right, unit))
    width = max(len(v) for v in a.values())
    for stem in sorted(a.keys() | b.keys()):
        l = "".join(str(x) for x in reversed(a.get(stem, [])))
        r = "".join(str(x) for x in b.get(stem, []))
        yield f"{l:>{width}} |{stem:>2}| {r}"


def main():
    girls = [12, 15, 21, 23, 23, 28, 34, 47]
    boys = [9, 18, 22, 25, 31, 36, 52]
    for stem, leaves in stem_and_leaf(girls):
        print(f"{stem} | {' '.join(map(str, leaves))}")
    print()
    print(*back_to_back(girls, boys), sep="\n")
    fullest = max(stem_and_leaf(girls + boys), key=lambda s: len(s[1]))
    print("fullest stem:", fullest)
    print(list(stem_and_leaf([105, 230, 99], unit=100)))
    rebuilt = [10 * s + l for s, leaves in stem_and_leaf(boys) for l in leaves]
    print(rebuilt == sorted(boys), list(stem_and_leaf([-3, 4])))


if __name__ == "__main__":
    main()
