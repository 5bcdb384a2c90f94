from collections import Counter

lyrics = [
    "hold on to the railing",
    "hold on to the night",
    "we are almost over",
]

lengths = Counter()
for line in lyrics:
    lengths.update(map(len, line.split()))

total = lengths.total()
running = 0
for size in range(min(lengths), max(lengths) + 1):
    n = lengths[size]
    running += n
    print("{:>2} letters: {:<6} cumulated {:>5.1f} %".format(size, "o" * n, 100 * running / total))

mean = sum(size * n for size, n in lengths.items()) / total
variance = sum(n * (size - mean) ** 2 for size, n in lengths.items()) / total
print(f"mean={mean:.3f} sd={variance ** 0.5:.3f}")
mode, times = lengths.most_common(1)[0]
print("mode", mode, "seen", times, "times")
