import math

A, B = 17.62, 243.12


def dew_point(temp: float, humidity: float) -> float:
    """Magnus formula, humidity in percent."""
    gamma = A * temp / (B + temp) + math.log(humidity / 100)
    return B * gamma / (A - gamma)


def comfort(point):
    if point < 10:
        return "dry"
    if point < 16:
        return "pleasant"
    if point < 20:
        return "sticky"
    return "oppressive"


def main():
    rooms = [("bedroom", 19, 45), ("bathroom", 23.5, 82), ("cellar", 12, 90), ("greenhouse", 31, 75)]
    wall = 13.0
    for name, t, rh in rooms:
        d = dew_point(t, rh)
        risk = " !" if d > wall else ""
        print(f"{name:<11}{t:5.1f} °C {rh:3d} % -> {d:5.1f} °C {comfort(d)}{risk}")
    print(round(dew_point(20, 100), 6))
    fog = [n for n, t, rh in rooms if t - dew_point(t, rh) < 2.5]
    print("close to fog:", fog)
    for rh in (50, 0):
        print(rh, round(dew_point(10, rh), 2))


if __name__ == "__main__":
    main()
