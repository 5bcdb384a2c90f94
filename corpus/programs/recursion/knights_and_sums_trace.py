def trace(function):
    level = 0

    def wrapper(*args):
        nonlocal level
        print("|  " * level + f"{function.__name__}{args}")
        level += 1
        try:
            result = function(*args)
        finally:
            level -= 1
        print("|  " * level + f"-> {result}")
        return result
    return wrapper


@trace
def biggest(numbers):
    if len(numbers) == 1:
        return numbers[0]
    rest = biggest(numbers[1:])
    return numbers[0] if numbers[0] > rest else rest


@trace
def power(base, n):
    if n == 0:
        return 1
    if n % 2:
        return base * power(base, n - 1)
    return power(base * base, n // 2)


def main():
    print(biggest((4, 9, 2)))
    print(power(3, 5))
    try:
        biggest((1, "x"))
    except TypeError as e:
        print("failed:", type(e).__name__)
    print(power(2, 1))


main()
