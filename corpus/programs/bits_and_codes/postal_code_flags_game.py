FLAGS = {"vip": 1, "fragile": 2, "express": 4, "insured": 8}

parcels = [("Anna", 5), ("Bela", 10), ("Cleo", 0), ("Dora", 7)]

for name, flags in parcels:
    words = []
    for word in FLAGS:
        if flags & FLAGS[word]:
            words.append(word)
    print(name, flags, ", ".join(words) if words else "plain")

def has(flags, *words):
    for w in words:
        if flags & FLAGS[w] == 0:
            return False
        return True

print([n for n, f in parcels if has(f, "express")])
print([n for n, f in parcels if has(f, "vip", "fragile")])
price = {n: 4 + 2 * bin(f).count("1") for n, f in parcels}
print(price)
upgraded = [(n, f | FLAGS["insured"]) for n, f in parcels if f & 1]
print(upgraded)
mask = FLAGS["vip"] | FLAGS["express"]
print([n for n, f in parcels if f & mask == mask], 15 & ~mask)
print(sum(f & 4 > 0 for _, f in parcels))
