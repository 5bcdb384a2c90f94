#!/usr/bin/env python3
"""Shell sort with the gaps written out, because the lecture did it that way."""

GAPS = 4, 2, 1


def shell(items, key):
    count = 0
    for gap in GAPS:
        for i in range(gap, len(items)):
            item = items[i]
            k = i
            while k >= gap and key(items[k - gap]) > key(item):
                items[k] = items[k - gap]
                k -= gap
                count += 1
            items[k] = item
        print(gap, [name for name, *_ in items])
    return count


def volume(parcel):
    name, *sides = parcel
    v = 1
    for s in sides:
        v *= s
    return v


def main():
    parcels = [("tv", 120, 70, 20), ("ring", 5, 5, 5), ("shoes", 32, 20, 12), ("lamp", 30, 30, 60), ("pen", 16, 2, 2)]
    shifts = shell(parcels, volume)
    print(shifts, "shifts")
    print({name: volume((name, *s)) for name, *s in parcels})
    shifts = shell(parcels, key=lambda p: -max(p[1:]))
    print(shifts, "shifts, longest is", parcels[0][0])


main()
