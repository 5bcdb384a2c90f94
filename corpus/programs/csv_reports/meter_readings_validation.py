class ValidationError(Exception):
    """A row that cannot be used."""


def require(condition, message):
    if not condition:
        raise ValidationError(message)


def validate(row):
    require(len(row) == 3, f"expected 3 cells, got {len(row)}")
    flat, kind, value = row
    require(kind in {"heat", "water"}, f"unknown kind {kind!r}")
    try:
        value = float(value)
    except ValueError as err:
        raise ValidationError(f"bad value in flat {flat}") from err
    require(0 <= value < 10_000, "value out of range")
    return flat, kind, value


def main():
    rows = [
        ["1A", "heat", "412.5"],
        ["1B", "gas", "12"],
        ["2A", "water", "77,1"],
        ["2B", "water"],
        ["3A", "heat", "-3"],
        ["3B", "water", "64.25"],
    ]
    accepted = []
    problems = {}
    for row in rows:
        try:
            accepted.append(validate(row))
        except ValidationError as e:
            cause = type(e.__cause__).__name__ if e.__cause__ else "-"
            problems[row[0]] = (str(e), cause)
    for flat, (text, cause) in problems.items():
        print(flat, "|", text, "|", cause)
    print(accepted)
    print(sum(v for _, _, v in accepted))


main()
