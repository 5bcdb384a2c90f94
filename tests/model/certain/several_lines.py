def pick(row):
    try:
        raise ValueError(
            "row: "
            + str(len(row)),
        )
    except ValueError as error:
        kept = error
    raise KeyError(
        "row"
    )


def use(row):
    text = "{}: {}".format(
        row["a"],
        row["b"].upper(),
        row["c"],
    )
    return text


def none(best):
    return [
        len("abc"),
        best[0],
    ]


def main():
    row = {"a": 1, "b": "two"}
    for f, given in ((use, row), (pick, row), (none, None), (none, [])):
        try:
            f(given)
        except (KeyError, TypeError, IndexError) as error:
            print(error)
    row["c"] = 3
    return use(row)


main()
