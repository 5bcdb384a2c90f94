import math


def shadow(height, sun_degrees):
    """Length of the shadow; None while the sun is down."""
    if sun_degrees <= 0:
        return None
    return height / math.tan(math.radians(sun_degrees))


def sun_at(hour):
    # a rough curve for our latitude in March
    return 38 * math.sin(math.pi * (hour - 6) / 12)


def main():
    tower = {"name": "water tower", "height": 21.5}
    garden_distance = 40
    for hour in (6, 8, 12, 16.5, 20):
        length = shadow(tower["height"], sun_at(hour))
        clock = f"{int(hour):02}:{int(hour % 1 * 60):02}"
        if length is None:
            print(clock, "dark")
        elif length > garden_distance:
            print(clock, f"{length:7.1f} m, garden in the shade")
        else:
            print(clock, f"{length:7.1f} m")
    pole = 2
    ratio = shadow(tower["height"], 30) / shadow(pole, 30)
    print("tower is", round(ratio * pole, 6), "m high by comparing shadows")


main()
