import math


def simulate(method, x=1.0, v=0.0, k=4.0, m=1.0, dt=0.1, steps=16):
    path = [x]
    for _ in range(steps):
        x, v = method(x, v, k / m, dt)
        path.append(x)
    return path, 0.5 * m * v * v + 0.5 * k * x * x


def euler(x, v, w2, dt):
    return x + v * dt, v - w2 * x * dt


def symplectic(x, v, w2, dt):
    v = v - w2 * x * dt
    return x + v * dt, v


def leapfrog(x, v, w2, dt):
    v_half = v - w2 * x * dt / 2
    x = x + v_half * dt
    return x, v_half - w2 * x * dt / 2


exact = [math.cos(2 * 0.1 * n) for n in range(17)]
for method in (euler, symplectic, leapfrog):
    path, energy = simulate(method)
    worst = max(abs(a - b) for a, b in zip(path, exact))
    print(f"{method.__name__:10} energy {energy:.3f} (2.000), worst error {worst:.3f}")

path, _ = simulate(leapfrog)
crossing = next(i for i, (a, b) in enumerate(zip(path, path[1:])) if a > 0 >= b)
print("crosses zero between", round(crossing * 0.1, 1), "and", round((crossing + 1) * 0.1, 1), "exact", round(math.pi / 4, 3))
for x in path[::4]:
    print(" " * round(10 + 10 * x) + "o")
