import math

legs = [("N", 3.0), ("045", 2.0), ("E", 1.5), ("225", 4.0)]
NAMED = {"N": 0, "E": 90, "S": 180, "W": 270}


def bearing(text):
    return NAMED[text] if text in NAMED else int(text)


def position(legs):
    x = y = 0.0
    for direction, km in legs:
        a = math.radians(bearing(direction))
        x += km * math.sin(a)
        y += km * math.cos(a)
        yield round(x, 3), round(y, 3)


track = list(position(legs))
for (direction, km), (x, y) in zip(legs, track):
    print(f"{km} km {direction:>3} -> {x:+.2f} {y:+.2f}")

x, y = track[-1]
home = math.degrees(math.atan2(-x, -y)) % 360
print(f"home: {math.hypot(x, y):.2f} km on {home:03.0f}")
walked = sum(km for _, km in legs)
print("walked", walked, "km")
reverse = [(str((bearing(d) + 180) % 360), km) for d, km in reversed(legs)]
print(reverse)
there_and_back = list(position(legs + reverse))[-1]
print("closed:", there_and_back == (0, 0), there_and_back)
