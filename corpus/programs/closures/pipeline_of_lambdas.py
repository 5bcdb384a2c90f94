add = lambda n: lambda x: x + n
times = lambda n: lambda x: x * n
twice = lambda f: lambda x: f(f(x))
both = lambda f, g: lambda x: (f(x), g(x))
chain = lambda *fs: (lambda x: chain(*fs[1:])(fs[0](x))) if fs else lambda x: x

print(twice(add(3))(10), twice(times(3))(2))
print(chain(add(1), times(10), add(-5))(4))
print(both(twice(twice(times(2))), add(0.5))(3))

steps = [add(i) for i in range(4)]
print(chain(*steps)(0), chain(*reversed(steps))(100), chain()("same"))

tower = add(1)
for _ in range(3):
    tower = twice(tower)
print(tower(0))

words = chain(str.split, sorted, " ".join, str.title)("the quick über fox")
print(words)
