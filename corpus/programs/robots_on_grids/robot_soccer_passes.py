import math
from collections import namedtuple

Bot = namedtuple("Bot", ["name", "x", "y", "team"])

bots = [
    Bot("A1", 0, 0, "red"), Bot("A2", 4, 3, "red"), Bot("A3", 9, 1, "red"),
    Bot("B1", 2, 2, "blue"), Bot("B2", 6, 6, "blue"),
]


def distance_to_line(p, a, b):
    length = math.dist((a.x, a.y), (b.x, b.y))
    return abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length


def free(a, b, reach=0.8):
    for p in bots:
        if p.team != a.team and min(a.x, b.x) <= p.x <= max(a.x, b.x):
            if distance_to_line(p, a, b) < reach:
                return False
    return True


def main():
    red = [b for b in bots if b.team == "red"]
    for a in red:
        options = [b.name for b in red if b != a and free(a, b)]
        print(a.name, "can pass to", options or "nobody")
    goal = Bot("goal", 10, 3, None)
    shots = {b.name: round(math.degrees(math.atan2(goal.y - b.y, goal.x - b.x)), 1) for b in red}
    print("angles", shots)
    closest = min(red, key=lambda b: math.dist(b[1:3], goal[1:3]))
    print(closest.name, f"{math.dist(closest[1:3], goal[1:3]):.3f}")


main()
