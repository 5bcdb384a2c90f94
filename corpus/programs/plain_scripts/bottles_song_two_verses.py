n = 3
while n:
    s = "" if n == 1 else "s"
    print(f"{n} green bottle{s} hanging on the wall,")
    n -= 1
    left = n or "no"
    print(f"and if one should fall there'd be {left} bottle{'s' * (n != 1)}.")
else:
    print("The end.")

words = {}
song = "hang on the wall hang on the line on the wall"
for word in song.split():
    words[word] = words.get(word, 0) + 1
best = max(words.values())
print(sorted(w for w in words if words[w] == best), best)
print(song.replace("on", "under", 2))
print(song.split(" on ", 1)[1].count("on"))
