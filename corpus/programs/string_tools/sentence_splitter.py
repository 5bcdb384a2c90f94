import re

ABBREVIATIONS = {"dr.", "e.g.", "mr.", "st.", "approx."}


def sentences(text):
    current = []
    for word in text.split():
        current.append(word)
        ends = word[-1] in ".!?" or word[-2:] in ('."', '!"')
        if ends and word.lower() not in ABBREVIATIONS:
            yield " ".join(current)
            current.clear()
    if current:
        yield " ".join(current) + " [...]"


text = '''Dr. Weiss lives in St. Gallen. "Come in!" she said. It was approx. 3.5 km, e.g. an hour
on foot. Tired? Yes! And then'''

found = list(sentences(text))
for i, s in enumerate(found, 1):
    print(i, s)
naive = [s for s in re.split(r"(?<=[.!?])\s+", text) if s]
print(len(found), "against", len(naive))
questions = [s for s in found if s.endswith("?")]
lengths = [len(s.split()) for s in found]
print(questions, lengths, max(lengths))
print(list(sentences("")), list(sentences("one")))
