from itertools import permutations

dictionary = {"listen", "silent", "enlist", "tinsel", "stone", "notes", "onset", "tones", "dog", "god"}


def signature(word):
    return "".join(sorted(word))


groups = {}
for word in sorted(dictionary):
    groups.setdefault(signature(word), []).append(word)

for sig, words in groups.items():
    print(sig, "->", " ".join(words))

clues = ["inlets", "odg", "nesto", "cat"]
for clue in clues:
    found = groups.get(signature(clue), [])
    print(f"{clue}: {found[0] if found else '?'}" + (f" (+{len(found) - 1})" if len(found) > 1 else ""))

tried = 0
for p in permutations("dgo"):
    tried += 1
    if "".join(p) in dictionary:
        print("".join(p), "after", tried, "tries")
        break
largest = max(groups.values(), key=len)
print(len(largest), largest[::-1])
