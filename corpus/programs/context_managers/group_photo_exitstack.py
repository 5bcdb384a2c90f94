from contextlib import ExitStack, contextmanager

order = []


@contextmanager
def person(name, shy=False):
    order.append(f"+{name}")
    try:
        yield name if not shy else name + " (eyes closed)"
    finally:
        order.append(f"-{name}")


def photo(names, shy=()):
    with ExitStack() as stack:
        row = [stack.enter_context(person(n, n in shy)) for n in names]
        stack.callback(order.append, "click")
        if len(row) > 3:
            raise ValueError("too many for one photo")
        return " | ".join(row)


def main():
    print(photo(["Ida", "Bo"]))
    print(photo(["Ola", "Ada", "Kim"], shy={"Ada"}))
    print(" ".join(order))
    order.clear()
    try:
        photo("wxyz")
    except ValueError as e:
        print(e)
    print(" ".join(order))
    opened = [o[1:] for o in order if o[0] == "+"]
    closed = [o[1:] for o in order if o[0] == "-"]
    print(opened == closed[::-1], order.index("click"))


main()
