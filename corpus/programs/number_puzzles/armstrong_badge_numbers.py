badges = [153, 9, 10, 370, 1634, 200]

result = []
for b in badges:
    text = str(b)
    power = len(text)
    total = 0
    for ch in text:
        total += int(ch) ** power
    if total == b:
        result.append(b)
    print(b, total, "yes" if total == b else "no")
print("special badges:", result)

pairs = []
for i in range(len(badges)):
    for j in range(i, len(badges)):
        if badges[i] + badges[j] in badges:
            pairs.append((badges[i], badges[j]))
print("pairs:", pairs)
mirror = [b for b in badges if str(b) == str(b)[::-1]]
print("mirror:", mirror)
badges.sort(key=lambda b: b % 9)
print([(b, b % 9) for b in badges])
