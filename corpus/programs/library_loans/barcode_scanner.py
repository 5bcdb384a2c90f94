class ScanError(Exception):
    pass


class ChecksumError(ScanError):
    pass


def checksum(digits):
    odd = sum(digits[::2])
    even = sum(digits[1::2])
    return (odd + 2 * even) % 10


def scan(raw):
    text = raw.strip().strip("*")
    if not text.isdigit():
        raise ScanError(f"unreadable: {raw!r}")
    *digits, last = map(int, text)
    if checksum(digits) != last:
        raise ChecksumError(f"{text}: expected {checksum(digits)}, got {last}")
    return int(text[:-1])


def scan_all(raws):
    good, errors = [], {"ScanError": 0, "ChecksumError": 0}
    for raw in raws:
        try:
            good.append(scan(raw))
        except ScanError as e:
            errors[type(e).__name__] += 1
            print(e)
    return good, errors


def main():
    raws = ["*30128*", "*5077*", " 41216", "4l216", "*99*", ""]
    good, errors = scan_all(raws)
    print(good, errors)
    fixed = [f"{n}{checksum([int(d) for d in str(n)])}" for n in (5077, 99, 4121)]
    print(fixed)
    again, errors = scan_all(fixed)
    print(again == [5077, 99, 4121], sum(errors.values()))


if __name__ == "__main__":
    main()
