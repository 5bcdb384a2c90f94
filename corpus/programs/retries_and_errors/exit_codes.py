import sys


class UsageError(Exception):
    exit_code = 2


class DataError(Exception):
    exit_code = 65


def convert(args):
    if len(args) != 2:
        raise UsageError(f"2 arguments needed, {len(args)} given")
    amount, unit = args
    factors = {"km": 0.6214, "kg": 2.2046}
    if unit not in factors:
        raise DataError(f"unknown unit {unit}")
    return round(float(amount) * factors[unit], 2)


def run(argv):
    try:
        print(convert(argv))
    except (UsageError, DataError) as e:
        print(f"{type(e).__name__}: {e}")
        return e.exit_code
    except ValueError:
        print("not a number")
        return 1
    return 0


codes = [run(a.split()) for a in ("42 km", "5", "3 miles", "ten kg", "0 kg")]
print(codes)
worst = max(codes)
if worst:
    print("leaving with", worst, file=sys.stdout)
    sys.exit(worst)
print("all fine")
