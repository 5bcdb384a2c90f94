def make_list(n, power):
    numbers = []
    for i in range(n):
        numbers.append(i ** power)
    return numbers


def only_even(numbers):
    result = []
    for x in numbers:
        if x % 2 == 0:
            result.append(x)
    return result


def add_lists(a, b):
    result = []
    for i in range(len(a)):
        result.append(a[i] + b[i])
    return result


squares = make_list(6, 2)
cubes = make_list(5, 3)
print(squares)
print(cubes)
print(only_even(squares), only_even(cubes))
print([s for s in squares if s in cubes])
print(add_lists(cubes, squares))
biggest = max(add_lists(cubes, squares))
print("biggest:", biggest)
print(add_lists(squares, cubes))
