numbers = sorted([8, 3, 5, -1, 6, 10, 2])
target = 9
left, right = 0, len(numbers) - 1
pairs = []
while left < right:
    total = numbers[left] + numbers[right]
    if total == target:
        pairs.append((numbers[left], numbers[right]))
        left += 1
        right -= 1
    elif total < target:
        left += 1
    else:
        right -= 1
print(numbers, pairs)
seen, again = set(), []
for n in numbers:
    if target - n in seen:
        again.append((target - n, n))
    seen.add(n)
print(sorted(again) == sorted(pairs), again)
print(next(((a, b) for a, b in pairs if a > 0 < b < 8), "none"))
