from collections import Counter


def kind(right, written):
    if right == written:
        return "right"
    if right.lower() == written.lower():
        return "capital"
    if sorted(right) == sorted(written):
        return "swapped"
    if len(written) == len(right) - 1 and any(right[:i] + right[i + 1:] == written for i in range(len(right))):
        return "missing letter"
    if len(written) == len(right) + 1 and any(written[:i] + written[i + 1:] == right for i in range(len(written))):
        return "extra letter"
    if len(written) == len(right) and sum(a != b for a, b in zip(right, written)) == 1:
        return "one wrong"
    return "other"


def main():
    dictation = {
        "Fahrrad": "Farrad", "Spaziergang": "Spaziergang", "nämlich": "nähmlich", "Montag": "montag",
        "Rhythmus": "Rhytmus", "Brille": "Brlile", "endlich": "entlich", "Chemie": "Kemi",
    }
    kinds = {right: kind(right, written) for right, written in dictation.items()}
    for right, k in kinds.items():
        print(f"{right:12}{dictation[right]:12}{k}")
    counts = Counter(kinds.values())
    print(counts.most_common(2), "mistakes:", len(kinds) - counts["right"])
    grade = 1 + min(5, (len(kinds) - counts["right"]) // 2)
    print("grade", grade)
    practise = [w for w, k in kinds.items() if k in ("missing letter", "extra letter")]
    print("practise:", practise)


if __name__ == "__main__":
    main()
