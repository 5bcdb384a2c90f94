from functools import wraps


def unit(name, digits=1):
    def decorate(f):
        @wraps(f)
        def inner(*a, **k):
            return f"{f(*a, **k):.{digits}f} {name}"
        inner.plain = f
        return inner
    return decorate


@unit("km/h")
def speed(km, minutes):
    return km / minutes * 60


@unit("kg/m²", digits=2)
def bmi(kg, metres):
    return kg / metres ** 2


@unit("°")
def slope(rise, run):
    from math import atan, degrees
    return degrees(atan(rise / run))


def main():
    rides = {"to work": (7.5, 24), "hill": (3, 15), "home": (7.5, 21)}
    for name, (km, minutes) in rides.items():
        print(f"{name:<8}{speed(km, minutes)}")
    fastest = max(rides, key=lambda r: speed.plain(*rides[r]))
    print("fastest:", fastest)
    print(bmi(71, 1.78), slope(12, 100))
    mean = sum(speed.plain(*r) for r in rides.values()) / len(rides)
    print(round(mean, 3), bmi.__name__)
    print(speed(5, 12) > speed(12, 24))


main()
