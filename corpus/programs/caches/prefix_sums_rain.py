daily = [0, 4, 12, 0, 0, 7, 3, 1]

prefix = [0]
for mm in daily:
    prefix.append(prefix[-1] + mm)
print(prefix)

def rain(first, last):
    """mm from day first to day last (days count from 1)"""
    return prefix[last] - prefix[first - 1]

print("days 2-3:", rain(2, 3))
print("whole:", rain(1, len(daily)))

best = (0, None)
for start in range(1, len(daily) - 1):
    total = rain(start, start + 2)
    if total > best[0]:
        best = (total, start)
print("wettest three days:", best)
weeks = [rain(d, d + 3) for d in range(1, len(daily), 4)]
print("halves:", weeks)

daily[2] = 20          # a correction
print("corrected:", rain(2, 3), "mm")
print(sum(daily) == rain(1, 8))
