from functools import wraps

operations = 0


def measured(f):
    @wraps(f)
    def wrapper(data):
        global operations
        operations = 0
        result = f(list(data))
        print(f"{f.__name__:<16}{operations:>4} comparisons")
        return result
    return wrapper


def less(a, b):
    global operations
    operations += 1
    return a < b


@measured
def insertion_sort(xs):
    for i in range(1, len(xs)):
        j = i
        while j > 0 and less(xs[j], xs[j - 1]):
            xs[j], xs[j - 1] = xs[j - 1], xs[j]
            j -= 1
    return xs


@measured
def selection_sort(xs):
    for i in range(len(xs)):
        smallest = i
        for j in range(i + 1, len(xs)):
            if less(xs[j], xs[smallest]):
                smallest = j
        xs[i], xs[smallest] = xs[smallest], xs[i]
    return xs


def main():
    heights = [172, 165, 181, 158, 190, 165]
    a = insertion_sort(heights)
    b = selection_sort(heights)
    print(a == b == sorted(heights))
    insertion_sort(sorted(heights))
    insertion_sort(a[::-1])
    selection_sort([])


if __name__ == "__main__":
    main()
