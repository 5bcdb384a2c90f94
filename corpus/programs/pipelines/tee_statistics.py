from itertools import accumulate, tee

def pairs(xs):
    a, b = tee(xs)
    next(b, None)
    return zip(a, b)

def main():
    km = [0, 12, 30, 31, 55, 80]
    fuel = [50, 49.1, 47.9, 47.8, 46.0, 43.7]
    legs = [b - a for a, b in pairs(km)]
    burnt = [round(a - b, 1) for a, b in pairs(fuel)]
    print("legs", legs)
    print("burnt", burnt)

    per_100 = [round(100 * f / d, 1) for d, f in zip(legs, burnt)]
    print("l/100km", per_100)
    worst = per_100.index(max(per_100))
    print("worst leg: %d -> %d" % (km[worst], km[worst + 1]))

    best_so_far = list(accumulate(per_100, min))
    print(best_so_far)
    once = map(abs, per_100)
    print(sum(once) / len(per_100), sum(once))

main()
