from contextlib import contextmanager


@contextmanager
def unit(name, log):
    log.append("open " + name)
    try:
        yield name.upper()
    finally:
        log.append("close " + name)


def convert(values, to="F"):
    result = []
    for value in values:
        if to == "F":
            result.append(value * 9 / 5 + 32)
        else:
            result.append(value)
    return result


def main():
    log = []
    readings = {"mon": [20, 25], "tue": [-10]}
    with unit("degrees", log) as label:
        for day, values in readings.items():
            log.append(f"{day} {convert(values)} {label}")
    try:
        with unit("kelvin", log):
            first = readings["wed"][0]
    except KeyError as missing:
        first = None
        log.append(f"no {missing}")
    print(first, log)


main()
