def count_vowels(text):
    result = {"a": 0, "e": 0, "i": 0, "o": 0, "u": 0}
    for ch in text:
        ch = ch.lower()
        if ch in result:
            result[ch] += 1
    return result


def describe(text):
    counts = count_vowels(text)
    used = {v: n for v, n in counts.items() if n}
    if not used:
        return "no vowels"
    top = max(used, key=lambda v: used[v])
    missing = "".join(v for v in counts if v not in used)
    return f"{sum(used.values())} vowels, mostly {top}, without {missing or 'none'}"


for t in ("Education", "Banana", "rhythm", ""):
    print(repr(t), "->", describe(t))
