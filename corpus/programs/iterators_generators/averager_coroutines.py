def averager():
    total = count = 0
    average = None
    while True:
        value = yield average
        if value is None:
            return total, count
        total += value
        count += 1
        average = total / count


def grouper(results, key):
    results[key] = yield from averager()
    yield f"{key} done"


results = {}
streams = {"boys": [140, 150, 145], "girls": [142, 151]}
for key, values in streams.items():
    g = grouper(results, key)
    next(g)
    for v in values:
        print(key, g.send(v))
    print(g.send(None))
print(results)
