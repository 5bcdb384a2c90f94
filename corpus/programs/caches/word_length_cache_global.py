cache = {}
work = 0

def vowels(word):
    global work
    if word in cache:
        return cache[word]
    n = 0
    for letter in word:
        work = work + 1
        if letter in "aeiou":
            n = n + 1
    cache[word] = n
    return n

text = "the sun the sea the sand and the sun again"
total = 0
for w in text.split():
    total = total + vowels(w)
print("vowels:", total)
print("letters looked at:", work)
print("letters in the text:", len(text.replace(" ", "")))
print("words remembered:", len(cache))
for w in cache:
    print(w, cache[w], end="; ")
print()
saved = len(text.replace(" ", "")) - work
print("saved", saved, "steps")
cache["the"] = 7
print(vowels("the") + vowels("sea"))
