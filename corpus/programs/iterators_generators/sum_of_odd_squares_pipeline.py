from functools import reduce

pipe = lambda data, *steps: reduce(lambda d, step: step(d), steps, data)
keep = lambda test: lambda it: (x for x in it if test(x))
each = lambda f: lambda it: (f(x) for x in it)
take = lambda n: lambda it: [x for x, _ in zip(it, range(n))]
fold = lambda f, start: lambda it: reduce(f, it, start)

print(pipe(range(10), keep(lambda n: n % 2), each(lambda n: n * n), sum))
print(pipe("hello world", keep(str.isalpha), each(str.upper), take(4), "".join))
print(pipe([3, 1, 2], sorted, each(str), "<".join))
print(pipe(["7", "x", "12"], keep(str.isdigit), each(int), fold(lambda a, b: a * b, 1)))

words = "pear fig banana kiwi".split()
print(pipe(words, each(len), max), pipe(words, keep(lambda w: "a" in w), list))
shared = iter(words)
print(pipe(shared, take(2)), pipe(shared, list))
print(pipe([], sum), pipe(5))
