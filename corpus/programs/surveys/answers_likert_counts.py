from collections import Counter
from enum import IntEnum


class Answer(IntEnum):
    NO = -1
    MAYBE = 0
    YES = 1

    @classmethod
    def read(cls, text):
        for a in cls:
            if a.name.startswith(text.upper()):
                return a
        return None


QUESTIONS = ["Was it fun?", "Was it long?"]
sheets = ["y n", "ye m", "n", "x yes", "Y Y"]
votes = [Counter() for _ in QUESTIONS]
for i, sheet in enumerate(sheets):
    answers = [Answer.read(t) for t in sheet.split()]
    if len(answers) != len(QUESTIONS) or None in answers:
        print("sheet", i, "not counted:", sheet)
        continue
    for counter, a in zip(votes, answers):
        counter[a] += 1
for question, counter in zip(QUESTIONS, votes):
    n = sum(counter.values())
    mean = sum(a * k for a, k in counter.items()) / n
    print(question, {a.name: counter[a] for a in Answer}, f"{mean:+.2f}")
print(votes[0].most_common(1)[0][0].name, Answer(1) + Answer.MAYBE)
