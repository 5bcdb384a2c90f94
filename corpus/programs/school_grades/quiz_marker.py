KEY = "bdacab"
answers = {"Tia": "bdacab", "Raj": "bdbcac", "Sol": "b-a-a-", "Uma": "cdacba"}


def mark(given, key=KEY, right=2, wrong=-1):
    points = 0
    for a, k in zip(given, key):
        if a == "-":
            continue
        points += right if a == k else wrong
    return points


results = {name: mark(given) for name, given in answers.items()}
for name, points in sorted(results.items(), key=lambda r: r[1], reverse=True):
    print(name, points, "of", 2 * len(KEY))

hard = []
for q in range(len(KEY)):
    wrong = [n for n, g in answers.items() if g[q] != KEY[q]]
    if len(wrong) >= 2:
        hard.append((q + 1, wrong))
print("hard questions:", hard)

gentle = {n: mark(g, wrong=0) for n, g in answers.items()}
gain = {n: gentle[n] - results[n] for n in answers}
print(gain, max(gain.values()))
print(mark("bda"), mark(""), mark("b" * 6))
