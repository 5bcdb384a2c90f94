def balance(weight):
    """Weights 1, 3, 9, ... on both pans: gives (left, right); the thing lies left."""
    left, right = [], []
    power = 1
    while weight:
        weight, r = divmod(weight, 3)
        if r == 1:
            right.append(power)
        elif r == 2:
            left.append(power)
            weight += 1
        power *= 3
    return left, right


def check(weight):
    left, right = balance(weight)
    return weight + sum(left) == sum(right)


for grams in (5, 13, 26, 40):
    left, right = balance(grams)
    print(f"{grams:>2} {'+ ' + str(left) if left else '':<10}= {right}")
print(all(check(n) for n in range(1, 6)))
most = max(range(9, 18), key=lambda g: sum(map(len, balance(g))))
print("most weights:", most, balance(most))
print(balance(0))
assert check(121) and len(balance(121)[1]) == 5
