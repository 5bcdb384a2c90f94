def spread_flyers(streets, helpers, done=0):
    """Each helper takes half of what is left; returns the rounds."""
    if streets <= 0 or helpers == 0:
        return 0
    half = streets // 2
    return 1 + spread_flyers(streets - half, helpers - 1, done + half)


def digits_product(n):
    if n == 0:
        return 1
    return n % 10 * digits_product(n // 10)


def reverse(text):
    if len(text) <= 1:
        return text
    return reverse(text[1:-1]) + text[0]


def main():
    print(spread_flyers(40, 3))
    print(spread_flyers(1, 4), spread_flyers(0, 4))
    print(digits_product(234), digits_product(0), digits_product(105))
    for word in ("ab", "abc", "straße"):
        print(word, reverse(word), reverse(word) == word[::-1])
    numbers = [23, 5, 11]
    print(sorted(numbers, key=digits_product), max(map(digits_product, numbers)))


main()
