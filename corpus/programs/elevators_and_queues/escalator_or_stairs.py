import math


def ride_time(speed, length, walking=0.0):
    return length / (speed + walking)


def lift_time(floors, waiting, stops):
    return waiting + floors * 2.5 + stops * 6


def choose(floors, bags=0):
    options = {
        "stairs": floors * (9 + 4 * bags),
        "escalator": floors * (ride_time(0.5, 8) + 5),
        "lift": lift_time(floors, waiting=30, stops=floors // 3),
    }
    if bags > 2:
        options.pop("escalator")
    best = min(options, key=options.get)
    return best, round(options[best], 1)


def main():
    for floors, bags in [(1, 0), (3, 0), (3, 3), (8, 1), (0, 0)]:
        way, seconds = choose(floors, bags)
        print(f"{floors} floors, {bags} bags: {way} ({seconds} s)")
    print(f"{ride_time(0.5, 8):.1f} s standing, {ride_time(0.5, 8, 0.7):.1f} s walking")
    step = 0.18
    print("steps for 3 floors:", math.ceil(3 * 2.8 / step))
    print(choose(2, bags=1) < choose(2, bags=0))
    print("against the direction", ride_time(0.5, 8, walking=-0.5))


main()
