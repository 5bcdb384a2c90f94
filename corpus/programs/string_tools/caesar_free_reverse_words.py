sentence = "the quick brown fox, it jumps"

# 1: reverse the order of the words
words = sentence.split(" ")
rev = ""
for i in range(len(words) - 1, 0, -1):
    rev = rev + words[i] + " "
print(rev)

# 2: reverse every word, commas stay at the end
out = []
for w in words:
    tail = ""
    while w and not w[-1].isalpha():
        tail = w[-1] + tail
        w = w[:-1]
    out.append(w[::-1] + tail)
print(" ".join(out))

# 3: every second word in capitals
alt = ""
for i in range(len(words)):
    if i % 2 == 1:
        alt += words[i].upper()
    else:
        alt += words[i]
    if i < len(words) - 1:
        alt += "_"
print(alt)
print(len(sentence) == len(" ".join(out)), len(rev.split()), len(words))
print(sentence[::-1].title().swapcase())
