import math
import statistics

raw = [20.1, 20.4, None, 20.3, 98.0, 20.6, float("nan"), 20.9, 21.0]

# 1. remove missing
step1 = [v for v in raw if v is not None and not math.isnan(v)]

# 2. remove outliers
mid = statistics.median(step1)
step2 = [v for v in step1 if abs(v - mid) < 5]

# 3. moving average over 3 values
step3 = []
for i in range(len(step2) - 2):
    window = step2[i:i + 3]
    step3.append(round(sum(window) / 3, 2))

# 4. differences
step4 = [round(b - a, 2) for a, b in zip(step3, step3[1:])]

sizes = [len(s) for s in (raw, step1, step2, step3, step4)]
print("sizes", sizes)
print("smooth", step3)
print("trend ", step4)
if all(d > 0 for d in step4):
    print("rising by", round(sum(step4), 2))
else:
    print("no clear trend")
