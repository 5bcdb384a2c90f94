from difflib import SequenceMatcher

words = {"apple": "Apfel", "bicycle": "Fahrrad", "beautiful": "schön", "to_go": "gehen", "cough": "Husten"}


def similarity(a, b):
    return SequenceMatcher(None, a.lower(), b.lower()).ratio()


def judge(word, answer):
    right = words[word]
    s = similarity(right, answer)
    if s == 1:
        return 2, "right"
    if s >= 0.75:
        return 1, f"almost: {right}"
    return 0, f"wrong: {right}"


def main():
    answers = {"apple": "Apfel", "bicycle": "Farrad", "beautiful": "schon", "to_go": "laufen", "cough": "husten"}
    total = 0
    again = []
    for word, answer in answers.items():
        points, comment = judge(word, answer)
        total += points
        if points < 2:
            again.append((similarity(words[word], answer), word))
        print(f"{word:10}{answer:9}{points} {comment}")
    print(f"{total}/{2 * len(answers)}")
    again.sort()
    print("repeat:", [w for _, w in again])
    print(round(again[0][0], 3), judge("cough", "Hustn"))


main()
