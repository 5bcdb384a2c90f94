def ladder(word, n):
    if n == 0:
        return ""
    return ladder(word, n - 1) + word[:n] + "\n"

def back(word):
    if word == "":
        return word
    return back(word[1:]) + word[0]

def count(letter, text):
    if not text:
        return 0
    return (text[0] == letter) + count(letter, text[1:])

def middle_out(word):
    if len(word) <= 2:
        return word
    return middle_out(word[1:-1]) + word[0] + word[-1]

w = "kayak"
print(ladder(w, len(w)), end="")
print(back("stressed"), back(w) == w)
print(count("a", w), count("x", w), count("s", "stress"))
print(middle_out("abcdef"), middle_out(w))

words = ["ton", "not", "level", "ab"]
pairs = [(a, b) for a in words for b in words if a < b and back(a) == b]
print(pairs, [x for x in words if back(x) == x])
long = max(words, key=len)
print(ladder(long, 2).split(), long.upper(), len(ladder(long, 5)))
total = 0
for x in words:
    total += count("o", x) + count("e", x)
print("vowels e and o:", total)
