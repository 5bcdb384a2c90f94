import re
from functools import cmp_to_key


def natural(s):
    return [int(p) if p.isdigit() else p.lower() for p in re.split(r"(\d+)", s)]


def compare(a, b):
    """Like natural order, but a pre-release (rc, beta) comes before the release."""
    main_a, _, pre_a = a.partition("-")
    main_b, _, pre_b = b.partition("-")
    ka, kb = natural(main_a), natural(main_b)
    if ka != kb:
        return -1 if ka < kb else 1
    if pre_a == pre_b:
        return 0
    if not pre_a:
        return 1
    if not pre_b:
        return -1
    return -1 if natural(pre_a) < natural(pre_b) else 1


files = ["IMG10.jpg", "img2.jpg", "IMG1.jpg", "img02b.jpg"]
print(sorted(files))
print(sorted(files, key=natural))

versions = ["1.10", "1.9", "1.10-rc2", "1.10-beta11", "1.10-rc10", "1.2"]
ordered = sorted(versions, key=cmp_to_key(compare))
print(" < ".join(ordered))
print(compare("2.0", "2.0"), compare("2.0-rc1", "2.0"), compare("2.0", "1.99"))
print(max(versions, key=cmp_to_key(compare)), max(versions))
print(natural("a1b22"), natural("7"))
print(sorted(["7", "x"], key=natural))
