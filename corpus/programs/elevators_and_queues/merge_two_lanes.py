from itertools import chain, zip_longest


def zipper(left, right):
    return [car for car in chain.from_iterable(zip_longest(left, right)) if car]


def weighted(left, right, ratio=(2, 1)):
    left, right = iter(left), iter(right)
    merged = []
    done = [False, False]
    while not all(done):
        for i, (lane, n) in enumerate(zip((left, right), ratio)):
            for _ in range(n):
                car = next(lane, None)
                if car is None:
                    done[i] = True
                    break
                merged.append(car)
    return merged


left = ["L1", "L2", "L3", "L4", "L5"]
right = ["R1", "R2"]
print(zipper(left, right))
print(weighted(left, right))
print(weighted(left, right, ratio=(1, 3)))
print(zipper([], right), weighted([], []))
positions = {car: i for i, car in enumerate(zipper(left, right))}
worst = max(left, key=lambda c: positions[c] - left.index(c))
print("worst loss:", worst, positions[worst] - left.index(worst))
