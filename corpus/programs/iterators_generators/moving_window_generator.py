from collections import deque


def windows(source, n):
    window = deque(maxlen=n)
    for item in source:
        window.append(item)
        if len(window) == n:
            yield tuple(window)


def peaks(values):
    for left, mid, right in windows(values, 3):
        if left < mid > right:
            yield mid


depth = [4, 6, 5, 5, 8, 9, 3, 4, 2]
print(list(peaks(depth)))
print([sum(w) / 2 for w in windows(iter(depth), 2)][:4])
print(list(peaks(peaks([1, 3, 2, 5, 1, 4, 0]))))
print(list(windows("ab", 3)))
rising = sum(a < b for a, b in windows(depth, 2))
print(rising, "times deeper")
