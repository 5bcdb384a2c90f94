def bubble(xs):
    steps = 0
    swapped = True
    while swapped:
        swapped = False
        for i in range(len(xs) - 1):
            if xs[i] > xs[i + 1]:
                temp = xs[i]
                xs[i] = xs[i + 1]
                xs[i + 1] = temp
                swapped = True
                steps += 1
                print(xs)
    return steps


def is_sorted(xs):
    for i in range(len(xs) - 1):
        if xs[i] > xs[i + 1]:
            return False
    return True


numbers = [5, 2, 9, 1]
copy = numbers
print("sorted?", is_sorted(numbers))
n = bubble(numbers)
print("steps", n)
print("sorted?", is_sorted(numbers), "copy:", copy)

names = ["Ola", "ben", "Ada"]
print(bubble(names), names)
print(bubble([]), bubble([1]))
