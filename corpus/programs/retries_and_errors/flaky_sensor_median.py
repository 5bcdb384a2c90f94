import statistics


def sensor(values):
    it = iter(values)

    def read():
        v = next(it)
        if v is None:
            raise IOError("no contact")
        if v > 200:
            raise ValueError(f"{v} is impossible")
        return v
    return read


def robust(read, want=3, max_errors=2):
    good, errors = [], []
    while len(good) < want:
        try:
            good.append(read())
        except (IOError, ValueError) as e:
            errors.append(e)
            if len(errors) > max_errors:
                raise RuntimeError(f"{len(errors)} errors") from e
    return statistics.median(good), len(errors)


def main():
    north = sensor([21, None, 22, 999, 20, 19])
    print(robust(north))
    south = sensor([None, None, 500, 20])
    try:
        print(robust(south))
    except RuntimeError as e:
        print("south:", e, "/", e.__cause__)
    print(robust(south, want=1))
    east = sensor([18.5, 18.0])
    print(robust(east, want=2))
    print(robust(north, 2))


main()
