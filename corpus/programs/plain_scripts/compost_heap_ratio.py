heap = [("leaves", 60, 12), ("grass", 17, 20), ("straw", 80, 5), ("kitchen", 20, 9)]

carbon = nitrogen = 0
for name, ratio, kilos in heap:
    n = kilos / (1 + ratio)
    carbon += kilos - n
    nitrogen += n
    print("%-8s %2d:1 %3d kg" % (name, ratio, kilos))

mix = carbon / nitrogen
print("mixture %.1f : 1" % mix)

low, high = 25, 30
added = 0
while not low <= mix <= high:
    name, ratio, kilos = max(heap, key=lambda h: h[1]) if mix < low else min(heap, key=lambda h: h[1])
    added += 1
    n = 1 / (1 + ratio)
    carbon += 1 - n
    nitrogen += n
    mix = carbon / nitrogen
    if added > 40:
        print("impossible")
        break
print("added", added, "kg of", name, "->", round(mix, 2))
weight = sum(k for *_, k in heap) + added
print(weight, "kg in all, water", round(weight * 0.55), "kg")
parts = {n: f"{k / weight:.0%}" for n, _, k in heap}
print(parts)
