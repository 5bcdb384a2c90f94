from collections import namedtuple

Layer = namedtuple("Layer", "height temp wind")

ASCENT = [
    Layer(0, 14.0, 3), Layer(500, 10.5, 6), Layer(1000, 11.2, 9),
    Layer(2000, 4.0, 15), Layer(4000, -11.0, 22), Layer(8000, -39.5, 41),
]


def at(height):
    for low, high in zip(ASCENT, ASCENT[1:]):
        if low.height <= height <= high.height:
            f = (height - low.height) / (high.height - low.height)
            return Layer(height, *(a + f * (b - a) for a, b in zip(low[1:], high[1:])))
    raise ValueError(f"no data at {height} m")


def inversions(layers):
    return [(a.height, b.height) for a, b in zip(layers, layers[1:]) if b.temp > a.temp]


def main():
    print("inversions:", inversions(ASCENT))
    mid = at(3000)
    print(mid._replace(temp=round(mid.temp, 1)))
    freezing = None
    h = 0
    while freezing is None:
        if at(h).temp < 0:
            freezing = h
        h += 250
    print("freezing level near", freezing, "m")
    jet = max(ASCENT, key=lambda l: l.wind)
    print(f"{jet.wind} m/s at {jet.height} m")
    for h in (8000, 8001):
        print(h, at(h).temp)


main()
