calls = []


def double(x):
    calls.append(x)
    return x * 2


m = map(double, [1, 2, 3])
print(calls)
print(next(m), calls)
z = zip(m, "ab")
print(list(z), calls)

ages = {"Ann": 31, "Bo": 17, "Cy": 45}
adults = filter(lambda pair: pair[1] >= 18, ages.items())
names, numbers = zip(*adults)
print(names, numbers)
print(list(filter(None, [0, "a", "", [], [0]])))
print(any(map(str.isdigit, "ab3")), all(n > 20 for n in numbers))
print(list(map(max, [1, 9], [5, 2], [3, 3])))
print(dict(zip(ages, map(str, ages.values()))))
print(sum(map(len, filter(str.istitle, ages))))
