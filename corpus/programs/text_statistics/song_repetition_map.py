song = [
    "round and round we go",
    "nobody knows where",
    "round and round we go",
    "nobody cares",
    "round and round we go",
]

first_seen = {}
pattern = ""
letter = "A"
for line in song:
    if line not in first_seen:
        first_seen[line] = letter
        letter = chr(ord(letter) + 1)
    pattern += first_seen[line]
print(pattern)

for i in range(len(song)):
    row = ""
    for j in range(len(song)):
        same = len(set(song[i].split()) & set(song[j].split()))
        row += "#" if song[i] == song[j] else str(same)
    print(row)

chorus = max(first_seen, key=song.count)
verses = [s for s in song if s != chorus]
print("chorus:", chorus, "x", song.count(chorus))
words = " ".join(song).split()
print("repetition %.2f" % (1 - len(set(words)) / len(words)))
starts = {v.split()[0] for v in verses}
print(starts, len(verses), sum(len(v) for v in verses) / len(verses))
