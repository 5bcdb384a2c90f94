def const(n):
    return lambda env: n

def var(name):
    return lambda env: env[name]

def add(*terms):
    return lambda env: sum(t(env) for t in terms)

def mul(a, b):
    return lambda env: a(env) * b(env)

def let(name, value, body):
    return lambda env: body({**env, name: value(env)})

# 3x + y*y
formula = add(mul(const(3), var("x")), mul(var("y"), var("y")))
print(formula({"x": 2, "y": 5}), formula({"x": -1, "y": 0}))

# let z = x + 1 in z * z
square = let("z", add(var("x"), const(1)), mul(var("z"), var("z")))
values = [square({"x": x}) for x in range(-2, 3)]
print(values, min(values))

both = let("y", square, formula)
env = {"x": 1}
print(both(env), env)
try:
    formula(env)
except KeyError as name:
    print("unknown", name)
