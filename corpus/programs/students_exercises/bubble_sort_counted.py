def bubble(values):
    n = len(values)
    swaps = passes = 0
    while True:
        swapped = False
        passes += 1
        for i in range(n - 1):
            if values[i] > values[i + 1]:
                values[i], values[i + 1] = values[i + 1], values[i]
                swaps += 1
                swapped = True
        if not swapped:
            break
        n -= 1
    return swaps, passes


a = [4, 1, 3, 2]
b = list("hello")
print(bubble(a), a)
print(bubble(b), "".join(b))
print(bubble([1, 2, 3]), bubble([]))
c = a
bubble(c)
print(a is c, bubble([2, "x"]))
