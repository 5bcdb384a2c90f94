from math import isnan, nan

series = [14.1, nan, nan, 15.6, 16.0, nan, 13.0, nan]


def forward_fill(values):
    out, last = [], None
    for v in values:
        if not isnan(v):
            last = v
        out.append(last)
    return out


def interpolate(values):
    out = list(values)
    known = [i for i, v in enumerate(values) if not isnan(v)]
    for a, b in zip(known, known[1:]):
        for i in range(a + 1, b):
            part = (i - a) / (b - a)
            out[i] = values[a] + part * (values[b] - values[a])
    return out


def mean(values):
    return sum(values) / len(values)


ff = forward_fill(series)
ip = interpolate(series)
print("filled      ", ff)
print("interpolated", [round(v, 2) for v in ip])
print("known mean  ", round(mean([v for v in series if v == v]), 3))
print("filled mean ", round(mean(ff), 3))
print("interp mean ", round(mean(ip), 3))
print("missing:", [i for i, v in enumerate(series) if v == nan])
