weights = [0.8, 1.1, 1.0, 2.4, 0.9, 1.2]
names = ["Ast", "Zweig", "Halm", "Balken", "Span", "Stab"]

total = 0
for w in weights:
    total = total + w
mean = total / len(weights)
print("mean", round(mean, 3))

far = []
for i in range(len(weights)):
    if abs(weights[i] - mean) > 0.5:
        far.append(names[i])
        print(names[i], "is", round(weights[i] / mean, 2), "times the mean")

pairs = sorted(zip(weights, names))
print("lightest", pairs[0], "heaviest", pairs[-1])
middle = (pairs[2][0] + pairs[3][0]) / 2
print("median", middle)
without = [w for w, n in pairs if n not in far]
print("mean without", ", ".join(far) + ":", round(sum(without) / len(without), 2))
leaves = {n: round(w * 1.5) for w, n in pairs}
print(leaves, sum(leaves.values()))
