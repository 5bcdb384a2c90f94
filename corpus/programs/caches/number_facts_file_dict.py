import json
from io import StringIO


def load(stream):
    try:
        return json.load(stream)
    except json.JSONDecodeError:
        return {}


def save(facts, stream):
    json.dump(facts, stream, indent=None, sort_keys=True)


def fact(n, facts):
    if n in facts:
        return facts[n], "old"
    divisors = [d for d in range(1, n + 1) if n % d == 0]
    facts[n] = "prime" if len(divisors) == 2 else f"{len(divisors)} divisors"
    return facts[n], "new"


def session(numbers, text):
    facts = load(StringIO(text))
    for n in numbers:
        print(n, *fact(n, facts))
    out = StringIO()
    save(facts, out)
    return out.getvalue()


if __name__ == "__main__":
    text = session([7, 12, 7], "")
    print(text)
    text = session([12, 4], text)
    print(text)
