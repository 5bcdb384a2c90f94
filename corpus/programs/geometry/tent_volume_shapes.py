import math
from types import SimpleNamespace


def prism(width, height, length):
    return SimpleNamespace(volume=width * height / 2 * length, floor=width * length)


def pyramid(side, height):
    return SimpleNamespace(volume=side ** 2 * height / 3, floor=side ** 2)


def dome(radius):
    return SimpleNamespace(volume=2 / 3 * math.pi * radius ** 3, floor=math.pi * radius ** 2)


def people(tent, space=1.4):
    return int(tent.floor // space)


def main():
    tents = {"ridge": prism(1.6, 1.2, 2.1), "tipi": pyramid(3.0, 2.6), "igloo": dome(1.3)}
    for name, tent in tents.items():
        print(f"{name:<6}{tent.volume:6.2f} m³ {tent.floor:6.2f} m² for {people(tent)}")
    airy = max(tents, key=lambda n: tents[n].volume / people(tents[n]))
    print("airiest:", airy)
    group = 7
    chosen = []
    for name in sorted(tents, key=lambda n: -people(tents[n])):
        if group > 0:
            chosen.append(name)
            group -= people(tents[name])
    print(chosen, "places left:", -group)
    tents["bivvy"] = prism(0.6, 0.4, 2)
    print(people(tents["bivvy"]))
    print(max(tents, key=lambda n: tents[n].volume / people(tents[n])))


if __name__ == "__main__":
    main()
