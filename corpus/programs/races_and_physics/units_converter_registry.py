import functools

CONVERSIONS = {}


def conversion(source, target):
    def register(func):
        CONVERSIONS[source, target] = func
        return func
    return register


@conversion("km/h", "m/s")
def kmh(v):
    return v / 3.6


@conversion("m/s", "km/h")
def ms(v):
    return v * 3.6


@conversion("mph", "km/h")
def mph(v):
    return v * 1.609344


CONVERSIONS["kn", "km/h"] = lambda v: v * 1.852


def convert(value, source, target, seen=()):
    if source == target:
        return value
    for (a, b), func in CONVERSIONS.items():
        if a == source and b not in seen:
            try:
                return convert(func(value), b, target, (*seen, source))
            except LookupError:
                continue
    raise LookupError(f"no way from {source} to {target}")


speeds = [("cheetah", 75, "mph"), ("sailfish", 59, "kn"), ("sprinter", 12.3, "m/s"), ("snail", 0.05, "km/h")]
in_ms = {name: convert(v, unit, "m/s") for name, v, unit in speeds}
for name, v in sorted(in_ms.items(), key=lambda t: -t[1]):
    print(f"{name:10}{v:8.3f} m/s {convert(v, 'm/s', 'km/h'):8.2f} km/h")
to_mph = functools.partial(convert, source="m/s", target="mph")
try:
    print(to_mph(10))
except LookupError as e:
    print("LookupError:", e)
print(len(CONVERSIONS), sorted({b for _, b in CONVERSIONS}))
