street = list(range(1, 9))
for k in street:
    left = sum(street[:k - 1])
    right = sum(street[k:])
    sign = "=" if left == right else "<" if left < right else ">"
    print(f"{k}: {left} {sign} {right}")

lucky = []
n = 2
while len(lucky) < 2 and n < 60:
    total = n * (n + 1) // 2
    root = int(total ** 0.5)
    if root * root == total:
        lucky.append((root, n))
    n += 1
print("splits:", lucky)

(a, b), (c, d) = lucky
print(c == 6 * a - 1, d / c, round(2 ** 0.5, 3))
odd = [h for h in street if h % 2]
even = [h for h in street if not h % 2]
print(sum(odd), sum(even), sum(even) - sum(odd) == len(street) / 2)
pairs = [(x, y) for x in odd for y in even if x + y == street[-1] + 1]
print(pairs, len(pairs) * (street[-1] + 1) == sum(street))
