import math


def wave(x, t, *, amplitude=1.0, length=8.0, speed=1.0, phase=0.0):
    return amplitude * math.sin(2 * math.pi * (x - speed * t) / length + phase)


def superpose(*waves):
    def total(x, t):
        return sum(w(x, t) for w in waves)
    return total


right = lambda x, t: wave(x, t)
left = lambda x, t: wave(x, t, speed=-1.0)
standing = superpose(right, left)
silence = superpose(right, lambda x, t: wave(x, t, phase=math.pi))


def strip(f, t, n=17):
    return "".join("+" if f(x, t) > 0.5 else "-" if f(x, t) < -0.5 else "·" for x in range(n))


for t in range(3):
    print(t, strip(right, t), strip(standing, t))
nodes = [x for x in range(17) if all(abs(standing(x, t)) < 1e-9 for t in (0.3, 1.1))]
print("nodes", nodes)
print("silent:", all(abs(silence(x, 0.7)) < 1e-9 for x in range(8)))
print("exactly:", silence(1, 0.7) == 0)
