def column_addition(*numbers):
    """Add as taught in school; returns the result and the carries."""
    texts = [str(n) for n in numbers]
    width = max(map(len, texts))
    texts = [t.zfill(width) for t in texts]
    carry, carries, digits = 0, [], []
    for column in zip(*(reversed(t) for t in texts)):
        total = sum(map(int, column)) + carry
        carry, digit = divmod(total, 10)
        digits.append(str(digit))
        carries.append(carry)
    if carry:
        digits.append(str(carry))
    return int("".join(reversed(digits))), carries


def worksheet(*numbers):
    result, carries = column_addition(*numbers)
    width = len(str(result)) + 2
    for n in numbers[:-1]:
        print(str(n).rjust(width))
    print("+" + str(numbers[-1]).rjust(width - 1))
    marks = "".join(str(c or " ") for c in reversed(carries[:-1]))
    print((marks + " ").rjust(width).rstrip())
    print("-" * width)
    print(str(result).rjust(width))


def main():
    worksheet(478, 65, 9)
    result, carries = column_addition(999, 1)
    print(result, carries)
    print(column_addition(5)[0], column_addition(0, 0))
    hard = max([(12, 34), (58, 67), (99, 99)], key=lambda pair: sum(column_addition(*pair)[1]))
    print("hardest:", hard)


main()
