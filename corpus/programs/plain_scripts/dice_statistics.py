import random
import statistics

random.seed(6)
rolls = [random.randint(1, 6) + random.randint(1, 6) for _ in range(12)]

counts = {n: rolls.count(n) for n in range(2, 13)}
print(sum(counts.values()), "rolls,", all(2 <= r <= 12 for r in rolls))
expected = {n: 12 * (6 - abs(7 - n)) / 36 for n in range(2, 13)}
print([round(e, 2) for e in expected.values()], round(sum(expected.values()), 6))

difference = sum((counts[n] - expected[n]) ** 2 / expected[n] for n in counts)
print("chi square is", "large" if difference > 18.3 else "normal")
mean = statistics.mean(rolls)
print("mean between 4 and 10:", 4 < mean < 10)

pairs = list(zip(rolls, rolls[1:]))
ups = sum(a < b for a, b in pairs)
downs = sum(a > b for a, b in pairs)
same = len(pairs) - ups - downs
print(ups + downs + same, "changes")
random.seed(6)
again = random.randint(1, 6) + random.randint(1, 6)
print("first roll again:", again == rolls[0])
