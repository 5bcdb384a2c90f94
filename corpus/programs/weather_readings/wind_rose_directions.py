import math
from collections import Counter

NAMES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


def sector(degrees):
    return NAMES[round(degrees / 45) % 8]


def components(degrees, speed):
    rad = math.radians(degrees)
    return -speed * math.sin(rad), -speed * math.cos(rad)


observations = [(350, 4.0), (10, 6.0), (95, 2.5), (225, 8.0), (340, 5.0), (200, 3.0)]
rose = Counter(sector(d) for d, _ in observations)
for name in NAMES:
    print(f"{name:>2} {'*' * rose[name]}")

u = v = 0
for d, s in observations:
    du, dv = components(d, s)
    u += du
    v += dv
u, v = u / len(observations), v / len(observations)
mean_dir = math.degrees(math.atan2(-u, -v)) % 360
naive = sum(d for d, _ in observations) / len(observations)
print(f"vector mean {mean_dir:.0f}° ({sector(mean_dir)}), naive mean {naive:.0f}° ({sector(naive)})")
print(f"mean speed {math.hypot(u, v):.2f} of {sum(s for _, s in observations) / len(observations):.2f}")
