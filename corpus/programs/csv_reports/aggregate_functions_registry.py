from collections import OrderedDict
from statistics import mean, median

AGGREGATES = OrderedDict()


def aggregate(*names):
    def register(fn):
        for name in names or (fn.__name__,):
            AGGREGATES[name] = fn
        return fn
    return register


aggregate("avg", "mean")(mean)
aggregate("median")(median)


@aggregate()
def spread(values):
    return max(values) - min(values)


@aggregate("first", "any")
def first(values):
    return values[0]


def summarise(rows, group, **wanted):
    groups = {}
    for row in rows:
        groups.setdefault(row[group], []).append(row)
    for key, members in groups.items():
        result = {group: key}
        for name, spec in wanted.items():
            function, column = spec.split(":")
            result[name] = AGGREGATES[function]([m[column] for m in members])
        yield result


def main():
    rows = [
        {"cow": "Lotte", "day": 1, "litres": 21.5}, {"cow": "Bella", "day": 1, "litres": 18.0},
        {"cow": "Lotte", "day": 2, "litres": 24.0}, {"cow": "Bella", "day": 2, "litres": 19.5},
        {"cow": "Lotte", "day": 3, "litres": 20.0},
    ]
    for line in summarise(rows, "cow", average="avg:litres", swing="spread:litres", since="first:day"):
        print({k: round(v, 2) if isinstance(v, float) else v for k, v in line.items()})
    print(list(AGGREGATES), AGGREGATES["any"] is AGGREGATES["first"])
    days = list(summarise(rows, "day", milk="median:litres"))
    print(days, max(days, key=lambda d: d["milk"])["day"])
    try:
        next(summarise(rows, "cow", x="sum:litres"))
    except KeyError as e:
        print("no function", e)


if __name__ == "__main__":
    main()
