WORDS = {0: "clear", 1: "fair", 4: "cloudy", 7: "overcast"}


def word(octas):
    best = 0
    for limit in WORDS:
        if octas >= limit:
            best = limit
    return WORDS[best]


def picture(octas, width=8):
    return "●" * octas + "○" * (width - octas)


observed = [0, 2, 3, 6, 8, 8, 5, 1]
for hour, octas in zip(range(6, 22, 2), observed):
    print("%02d:00 %s %s" % (hour, picture(octas), word(octas)))
mean = sum(observed) / len(observed)
print("mean cover %.2f octas = %d %%" % (mean, mean / 8 * 100))
names = [word(o) for o in observed]
changes = [(a, b) for a, b in zip(names, names[1:]) if a != b]
print(len(changes), "changes:", " ".join(f"{a[0]}>{b[0]}" for a, b in changes))
