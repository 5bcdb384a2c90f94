haiku = [
    "An old silent pond",
    "A frog jumps into the pond",
    "Splash Silence again",
]
vowels = "aeiouy"
exceptions = {"silence": 2, "jumps": 1}
wanted = [5, 7, 5]

for number, line in enumerate(haiku):
    total = 0
    detail = []
    for word in line.lower().split():
        if word in exceptions:
            n = exceptions[word]
        else:
            n = 0
            previous = False
            for c in word:
                is_vowel = c in vowels
                if is_vowel and not previous:
                    n += 1
                previous = is_vowel
            if word.endswith("e") and n > 1:
                n -= 1
        total += n
        detail.append(f"{word}:{n}")
    mark = "ok" if total == wanted[number] else f"should be {wanted[number]}"
    print(total, mark, " ".join(detail))

letters = "".join(haiku).lower().replace(" ", "")
print(len(letters), "letters,", sum(c in vowels for c in letters), "vowels")
most = max(sorted(set(letters)), key=letters.count)
print("most used:", most, letters.count(most))
