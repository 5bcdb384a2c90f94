def interpolation(values, target):
    lo, hi, probes = 0, len(values) - 1, 0
    while values[lo] <= target <= values[hi]:
        probes += 1
        share = (target - values[lo]) / (values[hi] - values[lo])
        guess = lo + int(share * (hi - lo))
        if values[guess] == target:
            return guess, probes
        if values[guess] < target:
            lo = guess + 1
        else:
            hi = guess - 1
    return -1, probes


markers = [0, 10, 20, 30, 45, 60, 80, 100]
for km in (30, 80, 100, 55, 120):
    index, probes = interpolation(markers, km)
    print(f"km {km:>3}: index {index:>2}, {probes} probes")

short = [5, 5, 5]
print(interpolation(short, 4))
print(interpolation(short, 5))
