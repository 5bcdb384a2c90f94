grid = ["abc", "def", "ghi"]
SYMBOLS = {}
for r, row in enumerate(grid):
    for c, letter in enumerate(row):
        sides = ""
        if r > 0: sides += "^"
        if c < 2: sides += ">"
        if r < 2: sides += "v"
        if c > 0: sides += "<"
        SYMBOLS[letter] = sides

print(SYMBOLS["e"], SYMBOLS["a"], SYMBOLS["i"])
BACK = {v: k for k, v in SYMBOLS.items()}
print(len(BACK) == len(SYMBOLS))

message = "bead"
secret = [SYMBOLS[ch] for ch in message]
print(" ".join(secret))
print("".join(BACK[s] for s in secret))

mirror = {"<": ">", ">": "<"}
turned = ["".join(sorted((mirror.get(x, x) for x in s), key="^>v<".index)) for s in secret]
print("mirrored:", "".join(BACK[s] for s in turned))
dots = "jklmnopqr"
full = {**SYMBOLS, **{d: SYMBOLS[a] + "." for a, d in zip("abcdefghi", dots)}}
print(" ".join(full.get(ch, "?") for ch in "magic"), len(full))
longest = max(full.values(), key=len)
print(longest, [k for k, v in full.items() if len(v) == len(longest)])
