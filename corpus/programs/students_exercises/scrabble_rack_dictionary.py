points = {"a": 1, "e": 1, "t": 1, "r": 1, "s": 1, "c": 3, "k": 5, "z": 10}

def score(word):
    total = 0
    for letter in word:
        total += points[letter]
    if len(word) == 7:
        total += 50
    return total

def can_build(word, rack):
    letters = list(rack)
    for letter in word:
        if letter in letters:
            letters.remove(letter)
        else:
            return False
    return True

rack = "zacrkes"
words = ["car", "crack", "zacs", "rakes", "tea", "zack"]
best = ""
for word in words:
    if can_build(word, rack):
        print(word.ljust(6), score(word))
        if best == "" or score(word) > score(best):
            best = word
    else:
        print(word.ljust(6), "-")
print("best:", best)

left = rack
for letter in best:
    left = left.replace(letter, "", 1)
print("left on the rack:", left, "worth", score(left))
double = {}
for word in ["car", "rakes"]:
    double[word] = score(word) * 2
print(double)
print(sorted(points, key=points.get)[-2:], can_build("aa", rack), score(rack))
