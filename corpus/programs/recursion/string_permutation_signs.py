def arrangements(letters):
    if len(letters) <= 1:
        return [letters]
    result = []
    for i, ch in enumerate(letters):
        for tail in arrangements(letters[:i] + letters[i + 1:]):
            result.append(ch + tail)
    return result


sign = "LIDO"
VOWELS = set("AEIOU")


def readable(word):
    """no two vowels or consonants side by side"""
    return all((a in VOWELS) != (b in VOWELS) for a, b in zip(word, word[1:]))


words = arrangements(sign)
print(len(words), "signs, for example", words[7])
good = sorted(filter(readable, words))
print(good)
known = {"IDOL", "LIDO", "IDLO"}
print("real words:", sorted(known.intersection(good)))
twice = arrangements("EVE")
print(twice, len(set(twice)))
print(arrangements(""))
