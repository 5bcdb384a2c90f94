import datetime as dt


def pack(date):
    """Year since 2000 (7 bits), month (4), day (5), like old file systems."""
    return date.year - 2000 << 9 | date.month << 5 | date.day


def unpack(n):
    return dt.date(2000 + (n >> 9), n >> 5 & 15, n & 31)


def field(n, low, width):
    return n >> low & (1 << width) - 1


def valid(n):
    try:
        unpack(n)
    except ValueError as e:
        return str(e)
    return "ok"


def main():
    moon = dt.date(2024, 2, 29)
    n = pack(moon)
    print(n, f"{n:016b}", unpack(n) == moon)
    print(field(n, 9, 7), field(n, 5, 4), field(n, 0, 5))
    dates = [dt.date(2031, 1, 5), dt.date(2023, 12, 31), moon]
    packed = sorted(map(pack, dates))
    print([unpack(p).isoformat() for p in packed])
    print(packed == [pack(d) for d in sorted(dates)])
    for change in (1 << 5, 1 << 9, 2):
        print(change, valid(n + change))
    print(unpack(n - 28), pack(dt.date(2000, 1, 1)))
    print(unpack(pack(dt.date(1999, 12, 31))))


main()
