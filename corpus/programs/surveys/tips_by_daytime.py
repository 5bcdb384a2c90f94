tips = {
    "morning": [1.0, 0.5, 0.0, 2.0],
    "evening": [3.5, 2.0, 4.0, 2.5, 3.0],
}

# permutation test with every third split only, by hand
pooled = tips["morning"] + tips["evening"]
n = len(tips["morning"])


def diff(a, b):
    return sum(b) / len(b) - sum(a) / len(a)


observed = diff(*tips.values())
print("observed difference", observed)

count = extreme = 0
for start in range(len(pooled)):
    for step in (1, 2, 4):
        chosen = [(start + step * k) % len(pooled) for k in range(n)]
        if len(set(chosen)) < n:
            continue
        a = [pooled[i] for i in chosen]
        b = [pooled[i] for i in range(len(pooled)) if i not in chosen]
        count += 1
        if abs(diff(a, b)) >= abs(observed):
            extreme += 1
print(extreme, "of", count, "splits are as extreme: p =", round(extreme / count, 3))
print("significant" if extreme / count < 0.05 else "could be chance")
for name, values in tips.items():
    print(f"{name:<8} {sum(values):>5.1f} {max(values) - min(values):.1f}", sorted(values)[1:-1])
