"""Warnings from a weather station, whose readings come from a driver that is not here."""
from acme_station import Station, calibrate


def longest_calm(speeds, limit):
    best = 0
    run = 0
    for speed in speeds:
        if speed < limit:
            run += 1
            best = max(best, run)
        else:
            run = 0
    return best


def warning(gust, rising):
    if gust > 30 and rising:
        return "storm"
    if gust > 20:
        return "wind"
    return "none"


def main():
    station = Station("/dev/ttyUSB0")
    speeds = calibrate(station.read())
    return longest_calm(speeds, 12), warning(max(speeds), speeds[-1] > speeds[0])


if __name__ == "__main__":
    print(main())
