total = 0
longest = ""
seen = []


def look_at(word):
    global total, longest
    total += len(word)
    if len(word) > len(longest):
        longest = word
    if word in seen:
        return False
    seen.append(word)
    return True


def reset():
    global longest
    total = 0
    longest = ""
    seen.clear()


text1 = "the wind and the rain and the long road"
text2 = "home again"

fresh = 0
for w in text1.split():
    if look_at(w):
        fresh += 1
print(fresh, "fresh words,", total, "letters, longest:", longest)

reset()
fresh = 0
for w in text2.split():
    if look_at(w):
        fresh += 1
print(fresh, "fresh words,", total, "letters, longest:", longest)
print("letters per word:", total / len(seen))
print(seen)
