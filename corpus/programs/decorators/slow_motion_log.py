log = []


def logged(f):
    def g(*args):
        result = f(*args)
        log.append((f.__name__, args, result))
        return result
    return g


@logged
def mix(a, b):
    return (a + b) % 7


@logged
def spin(n):
    return n * 3 % 7


x = mix(4, 6)
y = spin(mix(x, spin(2)))
print(x, y)

for name, args, result in log:
    print(name, args, "=", result)

names = [entry[0] for entry in log]
print({n: names.count(n) for n in set(sorted(names))} == {"mix": 2, "spin": 2})
biggest = max(log, key=lambda e: e[2])
print("biggest:", biggest)
log.clear()
print(list(map(spin, range(3))), len(log))
