pangram = "Sphinx of black quartz, judge my vow"
almost = "The five boxing wizards jump"

alphabet = {chr(97 + i) for i in range(26)}
for s in [pangram, almost]:
    missing = alphabet - set(s.lower())
    used_once = {c for c in alphabet if s.lower().count(c) == 1}
    print(repr(s))
    print("  missing:", "".join(sorted(missing)) or "nothing")
    print("  once   :", "".join(sorted(used_once)))
    print("  score  :", 26 - len(missing), "/", 26)

both = set(pangram.lower()) & set(almost.lower()) - {" "}
only = set(pangram.lower()) ^ set(almost.lower())
print(len(both), sorted(only))
print(alphabet.issubset(pangram.lower()), alphabet <= set(almost))
vow = {*"aeiou"}
print(sorted(vow - set(almost)))
