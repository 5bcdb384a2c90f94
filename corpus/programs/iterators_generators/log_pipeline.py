LOG = """\
10:01 INFO start
10:02 WARN disk 91%
10:02 ERROR no route to host
# comment

10:04 ERROR timeout after 30s
10:09 INFO stop"""


def lines(text):
    for line in text.split("\n"):
        if line and not line.startswith("#"):
            yield line


def records(lines):
    for line in lines:
        time, level, message = line.split(" ", 2)
        yield {"time": time, "level": level, "message": message}


def only(records, *levels):
    return (r for r in records if r["level"] in levels)


def first(iterable, default=None):
    return next(iter(iterable), default)


errors = only(records(lines(LOG)), "ERROR")
print(first(errors)["message"])
print([r["time"] for r in errors])
print(list(errors))

problems = only(records(lines(LOG)), "ERROR", "WARN")
for n, r in enumerate(problems, start=1):
    print(f"{n}. [{r['time']}] {r['message']}")
print(first(only(records(lines(LOG)), "FATAL"), "nothing fatal"))
print(sum(1 for _ in lines(LOG)))
