def countdown(n, step):
    if n == 0:
        return ["lift-off"]
    return [n] + countdown(n - step, step)


def total(numbers):
    if len(numbers) == 1:
        return numbers[0]
    return numbers[0] + total(numbers[1:])


launch = countdown(4, 1)
print(launch)
print(countdown(9, 3)[-1])
print("sum", total(launch[:-1]))
for numbers in ([5], [2, -2, 7], []):
    print(numbers, total(numbers))
