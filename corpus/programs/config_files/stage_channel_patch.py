patch = {1: "kick", 2: "snare", 3: "bass", 4: "vocal", 5: "vocal 2"}
changes = ["swap 1 3", "move 5 9", "swap 4 7", "clear 2", "name 3 Kick in"]
history = []

for line in changes:
    word, *args = line.split(" ", 2)
    before = dict(patch)
    if word == "swap":
        a, b = int(args[0]), int(args[1])
        patch[a], patch[b] = patch.get(b), patch.get(a)
    elif word == "move":
        a, b = int(args[0]), int(args[1])
        patch[b] = patch.pop(a)
    elif word == "clear":
        del patch[int(args[0])]
    elif word == "name":
        patch[int(args[0])] = args[1]
    changed = sorted(k for k in before.keys() | patch.keys() if before.get(k) != patch.get(k))
    history.append((line, changed))
    print(f"{line:<16}{changed}")

for ch in range(1, max(patch) + 1):
    print(ch, patch.get(ch) or "-")
empty = [ch for ch in patch if patch[ch] is None]
print("named but empty:", empty)
names = [n for n in patch.values() if n]
print(len(names), sorted(names, key=str.lower))
touched = [ch for _, c in history for ch in c]
print(max(set(touched), key=lambda ch: (touched.count(ch), -ch)), len(touched))
