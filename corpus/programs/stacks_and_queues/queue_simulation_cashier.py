import statistics

arrivals = [0, 1, 1, 4, 9]
service  = [3, 2, 4, 1, 2]

def simulate(arrivals, service, cashiers=1):
    free_at = [0] * cashiers
    waits = []
    for t, s in zip(arrivals, service):
        k = free_at.index(min(free_at))
        begin = max(t, free_at[k])
        waits.append(begin - t)
        free_at[k] = begin + s
    return waits, max(free_at)

for n in (1, 2):
    waits, end = simulate(arrivals, service, n)
    busy = sum(service) / (n * end)
    print("%d cashier(s): waits %s, mean %.1f, closes at %d, busy %.0f%%" % (
        n, waits, statistics.mean(waits), end, 100 * busy))

faster = [s - 1 for s in service]
waits, end = simulate(arrivals, faster)
print(waits, end, "median", statistics.median(waits))
idle = end - sum(faster)
print("idle", idle)
