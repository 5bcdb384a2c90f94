import re
from functools import partial


def mask(match, keep=2, char="•"):
    s = match.group()
    return s[:keep] + char * (len(s) - 2 * keep) + s[-keep:]


RULES = (
    ("iban", r"\b[A-Z]{2}\d{2}(?: ?\d{4}){2,5}\b", partial(mask, keep=4)),
    ("mail", r"\b[\w.]+@[\w.]+\b", mask),
    ("pin", r"(?<=PIN )\d+", lambda m: "*" * len(m[0])),
)


def clean(text):
    counts = {}
    for name, pattern, replacement in RULES:
        text, counts[name] = re.subn(pattern, replacement, text)
    return text, counts


def main():
    letters = [
        "Please pay to DE44 5001 0517 5407, PIN 4711.",
        "Write to eva.lang@post.test or bo@x.y; PIN 0 is a joke",
        "nothing secret in here",
    ]
    total = {}
    for letter in letters:
        text, counts = clean(letter)
        print(text)
        for k, n in counts.items():
            total[k] = total.get(k, 0) + n
    print(total, sum(total.values()))
    text, counts = clean("AT61 1904 3002")
    print(text, len(text), counts["iban"])
    twice = clean(clean(letters[0])[0])[0]
    print(twice == clean(letters[0])[0])


if __name__ == "__main__":
    main()
