class Format:
    stack = [{"width": 6, "digits": 2}]

    def __init__(self, **options):
        self.options = options

    def __enter__(self):
        Format.stack.append({**Format.stack[-1], **self.options})

    def __exit__(self, *a):
        Format.stack.pop()

    @classmethod
    def current(cls):
        return cls.stack[-1]


def show(m):
    f = Format.current()
    for row in m:
        print("".join(f"{x:{f['width']}.{f['digits']}f}" for x in row))


def transpose(m):
    return [list(r) for r in zip(*m)]


def multiply(a, b):
    return [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]


def main():
    a = [[1, 2.5], [0.333, -4]]
    b = transpose(a)
    show(a)
    with Format(digits=0):
        show(b)
        with Format(width=9, digits=4):
            show(multiply(a, b))
        print(Format.current())
    print(Format.current(), len(Format.stack))


main()
