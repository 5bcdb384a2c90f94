def comb(values, shrink=1.3):
    values = list(values)
    gap, swapped, passes = len(values), True, []
    while gap > 1 or swapped:
        gap = max(1, int(gap / shrink))
        swapped = False
        for i in range(len(values) - gap):
            if values[i] > values[i + gap]:
                values[i], values[i + gap] = values[i + gap], values[i]
                swapped = True
        passes.append((gap, values[:]))
    return values, passes

def inversions(v):
    return sum(v[i] > v[j] for i in range(len(v)) for j in range(i + 1, len(v)))

data = [6, 2, 9, 4, 7, 1]
print("start", data, inversions(data))
result, passes = comb(data)
for gap, state in passes:
    print("gap", gap, state, inversions(state))
print(result == sorted(data), len(passes), "passes")
