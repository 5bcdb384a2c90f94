import statistics as st

samples = [
    (20.1, 55, 1012),
    (20.4, 54, 1011),
    (21.9, 50, 1009),
    (22.3, 49, 1009),
    (21.0, 58, 1006),
]
names = "temp humidity pressure".split()

columns = dict(zip(names, zip(*samples)))


def smooth(xs, width=3):
    return [st.fmean(xs[i:i + width]) for i in range(len(xs) - width + 1)]


def normalise(xs):
    mu, sigma = st.fmean(xs), st.pstdev(xs)
    return [(x - mu) / sigma for x in xs]


for name in names:
    print(f"{name:>9}:", *(f"{v:8.2f}" for v in smooth(columns[name])))

z = {n: normalise(c) for n, c in columns.items()}
correlation = sum(a * b for a, b in zip(z["temp"], z["humidity"])) / len(samples)
print(f"temp/humidity r = {correlation:+.3f}")
outliers = [(n, i) for n in names for i, v in enumerate(z[n]) if abs(v) > 1.5]
print(outliers)
