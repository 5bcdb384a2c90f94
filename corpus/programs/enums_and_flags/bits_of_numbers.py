def flags(n, names):
    return {name for i, name in enumerate(names) if n >> i & 1}

animals = "fur wings eggs swims legs".split()
codes = {"cat": 0b10001, "duck": 0b11110, "trout": 0b01100, "bat": 0b10011}

for animal, code in codes.items():
    print(animal, sorted(flags(code, animals)))

# compare every pair
names = list(codes)
best = (-1, None)
for i, a in enumerate(names):
    for b in names[i + 1:]:
        same = bin(codes[a] & codes[b]).count("1")
        different = bin(codes[a] ^ codes[b]).count("1")
        print(f"{a}/{b}: same {same}, different {different}")
        if same - different > best[0]:
            best = (same - different, a + "+" + b)
print("most alike:", best[1])

question = 1 << animals.index("eggs")
print("lay eggs:", [n for n in names if codes[n] & question])
print("no legs:", [n for n in names if not codes[n] >> 4])
