def divide(a, b):
    print("dividing", a, "by", b)
    try:
        result = a / b
    except ZeroDivisionError:
        print("  zero!")
        result = 0
    except TypeError:
        print("  numbers please")
        return None
    else:
        print("  ok")
    finally:
        print("  finished")
    return result


def average(numbers):
    total = 0
    count = 0
    for n in numbers:
        try:
            total += n
            count += 1
        except TypeError:
            print("skip", n)
        finally:
            pass
    return divide(total, count)


def main():
    a = divide(9, 4)
    b = divide(1, 0)
    c = divide("9", 3)
    print(a, b, c)
    print(average([4, "five", 6]))
    print(average([]))
    print(a + b)
    print(b + c)


main()
