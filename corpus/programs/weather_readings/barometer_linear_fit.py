hours = [0, 3, 6, 9, 12, 15]
pressure = [1018.2, 1016.9, 1014.8, 1013.6, 1011.1, 1010.2]


def fit(xs, ys):
    n = len(xs)
    mx = sum(xs) / n
    my = sum(ys) / n
    sxy = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
    sxx = sum((x - mx) ** 2 for x in xs)
    slope = sxy / sxx
    return slope, my - slope * mx


slope, start = fit(hours, pressure)
print(f"p(t) = {start:.2f} {slope:+.3f} t")
residuals = [p - (start + slope * h) for h, p in zip(hours, pressure)]
print("residuals", [f"{r:+.2f}" for r in residuals])
assert abs(sum(residuals)) < 1e-9
ss = sum(r * r for r in residuals)
mean = sum(pressure) / len(pressure)
r2 = 1 - ss / sum((p - mean) ** 2 for p in pressure)
print(f"R² = {r2:.4f}")
low = 1000
when = (low - start) / slope
print(f"{low} hPa after {when:.1f} h" if slope < 0 else "never")
