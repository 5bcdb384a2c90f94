NATO = dict(zip("abcdefghijklmnopqrstuvwxyz",
    "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa "
    "Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu".split()))

spell = lambda s: [NATO.get(c, c) for c in s.lower() if not c.isspace()]
unspell = lambda words: "".join(w[0] for w in words).upper()

for code in ["KLM 42", "x9-q", "Ö1"]:
    s = spell(code)
    print(code, "=", " ".join(s), "|", unspell(s))

ranked = sorted(NATO.values(), key=lambda w: (-len(w), w))
print(ranked[:3], ranked[-2:])
print(sum(map(len, NATO.values())) / 26)
assert all(k == v[0].lower() for k, v in NATO.items())
by_len = {}
[by_len.setdefault(len(w), []).append(w) for w in NATO.values()]
print({n: len(ws) for n, ws in sorted(by_len.items())})
vowels = [w for w in NATO.values() if w[-1] in "aeiou"]
print(len(vowels), *vowels[:4])
