def make_counter(start=0):
    count = start

    def step(by=1):
        nonlocal count
        count += by
        return count

    def reset():
        nonlocal count
        count = start
        return count

    return step, reset


def compose(*functions):
    def run(value):
        for function in functions:
            value = function(value)
        return value
    return run


def double(n):
    return 2 * n


def main():
    step, reset = make_counter(5)
    step()
    step(10)
    a = step(by=-1)
    b = reset()
    pipeline = compose(double, str, len)
    c = pipeline(640)
    adders = [lambda n, k=k: n + k for k in range(3)]
    d = [add(10) for add in adders]
    print(a, b, c, d)


main()
