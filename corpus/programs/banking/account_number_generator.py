def luhn_digit(number):
    total = 0
    for position, char in enumerate(reversed(number)):
        digit = int(char)
        if position % 2 == 0:
            digit *= 2
            if digit > 9:
                digit -= 9
        total += digit
    return str(-total % 10)


def numbers(branch, start=1):
    n = start
    while True:
        body = f"{branch:03d}{n:05d}"
        yield body + luhn_digit(body)
        n += 1


def pretty(number, size=3):
    return " ".join(number[i:i + size] for i in range(0, len(number), size))


def is_valid(text):
    number = text.replace(" ", "")
    return number.isdigit() and luhn_digit(number[:-1]) == number[-1]


gen = numbers(42)
made = [next(gen) for _ in range(3)]
made.append(next(numbers(7, start=99999)))
for m in made:
    print(pretty(m), is_valid(pretty(m)))

swapped = made[0][:-2] + made[0][-1] + made[0][-2]
print(swapped, is_valid(swapped), is_valid("12a"))
