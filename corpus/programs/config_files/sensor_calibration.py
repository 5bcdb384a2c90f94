calibration = {
    "t1": {"offset": -0.4, "scale": 1.0},
    "t2": {"offset": 0.0, "scale": 1.02, "valid": (-20, 50)},
    "humidity": {"points": [(0, 2), (50, 55), (100, 96)]},
}
raw = [("t1", 21.4), ("t2", 20.0), ("t2", 61.0), ("humidity", 30), ("humidity", 75.5), ("t9", 3)]


def interpolate(points, x):
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        if x1 <= x <= x2:
            return y1 + (y2 - y1) * (x - x1) / (x2 - x1)
    raise ValueError(f"{x} lies outside of {points[0][0]}..{points[-1][0]}")


def correct(sensor, value):
    c = calibration[sensor]
    if "points" in c:
        return interpolate(c["points"], value)
    value = value * c["scale"] + c["offset"]
    low, high = c.get("valid", (float("-inf"), float("inf")))
    if not low <= value <= high:
        raise ValueError(f"{value:.2f} is not plausible")
    return value


good = {}
for sensor, value in raw:
    try:
        result = correct(sensor, value)
    except KeyError:
        print(sensor, "is not calibrated")
    except ValueError as e:
        print(sensor, "rejected:", e)
    else:
        good.setdefault(sensor, []).append(round(result, 2))
        print(f"{sensor:<9}{value:>6} -> {result:.2f}")
print(good, {s: max(v) - min(v) for s, v in good.items() if len(v) > 1})
