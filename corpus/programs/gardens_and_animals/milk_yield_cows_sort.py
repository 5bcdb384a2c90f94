cows = [
    ["Erna", 24.5, 18.0, 4], ["Berta", 30.1, 22.4, 6],
    ["Resi", 19.9, 20.2, 2], ["Lotte", 0, 12.5, 1],
]

for c in cows:
    c.append(round(c[1] + c[2], 1))
cows.sort(key=lambda c: c[-1], reverse=True)
for name, morning, evening, age, total in cows:
    share = morning / total
    print(f"{name:6}{morning:6.1f}{evening:6.1f}{total:7.1f} {share:4.0%} age {age}")

tank = 0
cans = 0
for c in cows:
    tank += c[4]
    while tank >= 40:
        tank -= 40
        cans += 1
print("cans", cans, "rest", round(tank, 1))
young = [c[0] for c in cows if c[3] <= 2]
mean_young = sum(c[4] for c in cows if c[0] in young) / len(young)
mean_old = sum(c[4] for c in cows if c[0] not in young) / (len(cows) - len(young))
print(young, f"{mean_young:.2f} old {mean_old:.2f}")
print("dry in the morning:", [c[0] for c in cows if not c[1]])
