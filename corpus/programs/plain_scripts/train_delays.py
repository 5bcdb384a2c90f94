delays = [0, 3, 7, 0, 0, 12, 65, 2, 0, 5]

on_time = [d for d in delays if d < 6]
late = [d for d in delays if d >= 6]
print("punctual %d of %d = %.0f %%" % (len(on_time), len(delays), 100 * len(on_time) / len(delays)))

mean = sum(delays) / len(delays)
ordered = sorted(delays)
mid = len(ordered) // 2
median = (ordered[mid] + ordered[~mid]) / 2
print("mean", mean, "median", median)

# longest run of trains without delay
best = run = 0
for d in delays:
    run = run + 1 if d == 0 else 0
    best = max(best, run)
print("longest punctual run", best)

refund = 0
for d in delays:
    if d >= 120:
        refund += 0.5
    elif d >= 60:
        refund += 0.25
print("refund %.2f tickets" % refund)
histogram = {}
for d in delays:
    key = d // 5 * 5
    histogram[key] = histogram.get(key, 0) + 1
for key in sorted(histogram):
    print(f"{key:>3}-{key + 4:<3}{'#' * histogram[key]}")
