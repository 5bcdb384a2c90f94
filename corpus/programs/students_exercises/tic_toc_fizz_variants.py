def fizz(n, rules):
    text = ""
    for divisor, word in rules:
        if n % divisor == 0:
            text += word
    return text or str(n)


def fizz_wrong(n):
    if n % 3 == 0:
        return "Fizz"
    elif n % 5 == 0:
        return "Buzz"
    elif n % 15 == 0:          # too late
        return "FizzBuzz"
    return str(n)


classic = [(3, "Fizz"), (5, "Buzz")]
wrong = []
for n in [1, 3, 5, 9, 15, 30]:
    right = fizz(n, classic)
    print(n, right)
    if fizz_wrong(n) != right:
        wrong.append(n)
print("wrong for", wrong)
print(" ".join(fizz(n, classic + [(7, "Pop")]) for n in (7, 21, 35, 22)))
