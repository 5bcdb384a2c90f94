def add(a, b):
    return a + b


def sub(a, b):
    return a - b


def mul(a, b):
    return a * b


def div(a, b):
    return a / b


operations = {"+": add, "-": sub, "*": mul, "/": div}


def calculate(line):
    left, sign, right = line.split()
    f = operations[sign]
    return f(float(left), float(right))


def main():
    lines = ["3 + 4", "10 / 4", "7 / 0", "5 ^ 2", "2 *", "1.5 * -2"]
    good = 0
    for line in lines:
        try:
            result = calculate(line)
            good += 1
            print(line, "=", result)
        except ZeroDivisionError:
            print(line, ": you cannot divide by zero")
        except KeyError as sign:
            print(line, ": unknown sign", sign)
        except ValueError:
            print(line, ": write it like 1 + 2")
    print(good, "of", len(lines))


main()
