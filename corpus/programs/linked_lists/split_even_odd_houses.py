def to_linked(numbers):
    node = None
    for n in numbers[::-1]:
        node = (n, node)
    return node


def to_list(node):
    numbers = []
    while node:
        n, node = node
        numbers.append(n)
    return numbers


def split(node):
    """Odd and even house numbers, each in the order of the street."""
    if node is None:
        return None, None
    number, rest = node
    odd, even = split(rest)
    if number % 2:
        return (number, odd), even
    return odd, (number, even)


def zip_back(a, b):
    if a is None:
        return b
    return a[0], zip_back(b, a[1])


def main():
    street = to_linked([1, 2, 3, 5, 8, 12, 13])
    print(street)
    odd, even = split(street)
    print("odd side", to_list(odd))
    print("even side", to_list(even))
    walk = zip_back(odd, even)
    print("zigzag", to_list(walk))
    assert sorted(to_list(walk)) == to_list(street)
    print(to_list(zip_back(None, even)), split(to_linked([4])))


if __name__ == '__main__':
    main()
