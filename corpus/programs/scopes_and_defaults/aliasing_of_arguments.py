def grow(numbers, extra):
    numbers += extra            # changes the list of the caller


def replace(numbers, extra):
    numbers = numbers + extra   # a new list, known here alone
    return numbers


def clear_all(*lists):
    for one in lists:
        one.clear()


a = [1, 2]
b = a
grow(a, [3])
print(a, b, a is b)
c = replace(a, [4])
print(a, c)
t = (1, 2)
u = t
u += (3,)
print(t, u)
text = copy = "ab"
text += "c"
print(text, copy)
nested = [[0] * 2] * 3
nested[0][1] = 9
print(nested)
clear_all(b, c[:])
print(a, c)
