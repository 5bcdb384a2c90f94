def longest_straight(dice):
    unique = sorted(set(dice))
    best = current = 1
    for i in range(1, len(unique)):
        if unique[i] == unique[i - 1] + 1:
            current += 1
        else:
            current = 1
        best = max(best, current)
    return best


def points(dice):
    n = longest_straight(dice)
    if n == 5:
        return 40
    elif n == 4:
        return 30
    return 0


def keep(dice):
    # keep the dice of the longest run for the next throw
    unique = sorted(set(dice))
    start = 0
    runs = []
    for i in range(1, len(unique) + 1):
        if i == len(unique) or unique[i] != unique[i - 1] + 1:
            runs.append(unique[start:i])
            start = i
    return max(runs, key=len)


throws = [[2, 3, 4, 6, 6], [1, 2, 3, 4, 5], [6, 6, 6, 6, 6], [1, 3, 4, 5, 6]]
for t in throws:
    print(t, longest_straight(t), points(t), "keep", keep(t))
print("sum", sum(points(t) for t in throws))
