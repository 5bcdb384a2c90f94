def mean(xs):
    assert len(xs) > 0, "empty list"
    return sum(xs) / len(xs)


def normalise(weights):
    total = sum(weights.values())
    assert total != 0, f"weights {weights} sum to zero"
    result = {k: v / total for k, v in weights.items()}
    assert abs(sum(result.values()) - 1) < 1e-9
    return result


def weighted(scores, weights):
    assert scores.keys() == weights.keys(), sorted(scores.keys() ^ weights.keys())
    w = normalise(weights)
    return sum(scores[k] * w[k] for k in scores)


scores = {"taste": 8, "price": 4, "looks": 6}
weights = {"taste": 5, "price": 3, "looks": 2}
print(round(weighted(scores, weights), 2), mean(list(scores.values())))

tests = [
    ({"taste": 1}, {"taste": 0}),
    ({"taste": 1}, {"smell": 1}),
    ({"a": 2, "b": 4}, {"a": 1, "b": 1}),
]
for s, w in tests:
    try:
        print(weighted(s, w))
    except AssertionError as e:
        print("assert:", e)
print(mean([0, 0]))
print(mean([]))
