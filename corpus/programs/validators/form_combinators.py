"""Validators return (value, errors)."""


def required(value):
    return (value, []) if value not in ("", None) else (value, ["is required"])


def integer(value):
    try:
        return int(value), []
    except (TypeError, ValueError):
        return value, ["must be a whole number"]


def between(low, high):
    def check(value):
        ok = low <= value <= high
        return value, [] if ok else [f"must be {low} to {high}"]
    return check


def chain(*validators):
    def check(value):
        for v in validators:
            value, errors = v(value)
            if errors:
                return value, errors
        return value, []
    return check


def form(**fields):
    def check(data):
        clean, errors = {}, {}
        for name, validator in fields.items():
            value, found = validator(data.get(name))
            if found:
                errors[name] = found
            else:
                clean[name] = value
        return clean, errors
    return check


def main():
    booking = form(
        name=required,
        guests=chain(required, integer, between(1, 8)),
        hour=chain(integer, between(11, 22)),
    )
    for data in [
        {"name": "Löwe", "guests": "4", "hour": "19"},
        {"name": "", "guests": "12", "hour": "late"},
        {"guests": 2, "hour": 23.9},
    ]:
        clean, errors = booking(data)
        print(clean, errors or "no errors")


main()
