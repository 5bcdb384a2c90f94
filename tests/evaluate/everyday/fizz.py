RULES = [(3, "Fizz"), (5, "Buzz")]


def fizz(number):
    text = ""
    for divisor, word in RULES:
        if number % divisor == 0:
            text += word
    return text or str(number)


def primes(limit):
    found = []
    for n in range(2, limit):
        for p in found:
            if n % p == 0:
                break
        else:
            found.append(n)
    return found


def main():
    lines = []
    for number in range(9, 12):
        lines.append(fizz(number))
    print(" ".join(lines))
    print(primes(8))
    n = 6
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
        if steps > 4:
            break
    print(steps, n)


main()
