keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
letter_to_key = {c: k for k, letters in keys.items() for c in letters}

names = ["anna", "boris", "conn", "amor", "café"]
codes = {}
for name in names:
    code = "".join(letter_to_key.get(c, "?") for c in name)
    codes.setdefault(code, []).append(name)
print(codes)
print("same code:", [v for v in codes.values() if len(v) > 1])

taps = ""
for c in "hello":
    k = letter_to_key[c]
    n = keys[k].index(c) + 1
    if taps and taps[-1] == k:
        taps += " "
    taps += k * n
print(taps, len(taps.replace(" ", "")), "taps")

typed = "2662"
options = [""]
for d in typed[:2]:
    options = [o + c for o in options for c in keys[d]]
fitting = sorted({o for o in options for n in names if n.startswith(o)})
print(len(options), fitting)
