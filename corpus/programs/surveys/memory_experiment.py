WORDS = ["apple", "bridge", "candle", "dragon", "engine", "forest"]
RECALLED = {
    "Kim": ["forest", "apple", "engine", "bridge"],
    "Lou": ["apple", "lantern", "candle", "apple"],
    "Max": [],
}


def evaluate(recalled, words=WORDS):
    correct = [w for w in dict.fromkeys(recalled) if w in words]
    intrusions = [w for w in recalled if w not in words]
    repeats = len(recalled) - len(set(recalled))
    return correct, intrusions, repeats


def position_curve(results):
    curve = []
    for w in WORDS:
        curve.append(sum(w in correct for correct, *_ in results))
    return curve


results = []
for name, recalled in RECALLED.items():
    result = evaluate(recalled)
    results.append(result)
    correct, intrusions, repeats = result
    print(f"{name}: {len(correct)}/{len(WORDS)} wrong {intrusions} repeated {repeats}")

curve = position_curve(results)
print(curve)
for level in range(max(curve), 0, -1):
    print("".join(" o" if c >= level else "  " for c in curve))
print("".join(f" {w[0]}" for w in WORDS))
primacy, recency = sum(curve[:2]) / 2, sum(curve[-2:]) / 2
print(primacy, recency, "U shape" if min(primacy, recency) > sum(curve[2:4]) / 2 else "flat")
order = [WORDS.index(w) for w in results[0][0]]
print(order, sum(b > a for a, b in zip(order, order[1:])))
