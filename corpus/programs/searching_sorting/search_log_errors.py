import bisect

log = [
    (802, "INFO", "boot"),
    (815, "WARN", "disk 81 %"),
    (830, "ERROR", "mail: timeout"),
    (830, "INFO", "retry"),
    (901, "ERROR", "mail: refused"),
    (955, "INFO", "backup ok"),
]
times = [t for t, _, _ in log]


def between(start, end):
    lo = bisect.bisect_left(times, start)
    hi = bisect.bisect_right(times, end)
    return log[lo:hi]


def last_before(time, level):
    i = bisect.bisect_left(times, time) - 1
    while i >= 0 and log[i][1] != level:
        i -= 1
    return log[i] if i >= 0 else None


print(between(815, 830))
print(between(831, 900))
print(last_before(955, "ERROR"))
print(last_before(830, "ERROR"))

new = (820, "DEBUG", "cache; 3 hits")
position = bisect.bisect(times, new[0])
log.insert(position, new)
times.insert(position, new[0])
print(position, [level[0] for _, level, _ in between(800, 829)])
