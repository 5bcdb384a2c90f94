from collections import deque


def rhythm(gap, stride, takeoff=2.1, landing=1.3):
    """Number of strides between two hurdles and what is left over."""
    free = gap - takeoff - landing
    n = int(free / stride)
    return n, round(free - n * stride, 2)


def race(gaps, stride, tired=0.97):
    legs = deque(["left", "right"])
    first_leg = []
    for gap in gaps:
        n, rest = rhythm(gap, stride)
        first_leg.append((legs[0], n, rest))
        legs.rotate(n)
        stride *= tired
    return first_leg


strides = {"Karsten": 2.45, "Sydney": 2.2, "Kid": 1.9}
for name, stride in strides.items():
    plan = race([35.0, 35.0, 35.0, 40.0], stride)
    print(name, [f"{leg[0].upper()}{n}" for leg, n, _ in plan], "rest", [r for *_, r in plan])
    switches = sum(a[0] != b[0] for a, b in zip(plan, plan[1:]))
    print("   changes of the leg:", switches)
even = [n for n, s in strides.items() if rhythm(35, s)[0] % 2 == 0]
print("even number of strides:", even)
best = min((abs(rhythm(9.14, s / 10)[1]), s / 10) for s in range(15, 25))
print("best stride for 9.14 m:", best[1], "rest", best[0])
