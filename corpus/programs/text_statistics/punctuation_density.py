import string


def density(text):
    marks = [c for c in text if c in string.punctuation]
    return len(marks) / len(text)


def describe(texts):
    report = {}
    for label, text in texts.items():
        try:
            report[label] = density(text)
        except ZeroDivisionError:
            report[label] = None
    return report


texts = {
    "email": "Hi!! Are you there?! Call me...",
    "manual": "Turn the knob to the left, then wait",
    "blank": "",
}
report = describe(texts)
for label, value in report.items():
    print(label.ljust(8), "n/a" if value is None else format(value, ".4f"))

known = {k: v for k, v in report.items() if v is not None}
print(max(known, key=known.get))
print(sorted(report.values()))
