from collections import deque


def window_max(values, width):
    """Highest value in each stretch of `width` values."""
    candidates = deque()
    for i, v in enumerate(values):
        while candidates and values[candidates[-1]] <= v:
            candidates.pop()
        candidates.append(i)
        if candidates[0] == i - width:
            candidates.popleft()
        if i >= width - 1:
            yield values[candidates[0]]


def gusts(values, width, factor):
    for i, top in enumerate(window_max(values, width)):
        calm = min(values[i:i + width])
        if top > factor * calm:
            yield i, top, calm


def main():
    wind = [12, 15, 11, 9, 24, 13, 12, 10]
    print(list(window_max(wind, 3)))
    for i, top, calm in gusts(wind, 3, 2):
        print(f"hour {i}-{i + 2}: {calm} to {top} km/h")
    brute = [max(wind[i:i + 3]) for i in range(len(wind) - 2)]
    print(brute == list(window_max(wind, 3)))
    print(list(window_max([7], 2)), list(window_max([3, 3, 3], 1)))


if __name__ == "__main__":
    main()
