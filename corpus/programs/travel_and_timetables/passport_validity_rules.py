import calendar
from datetime import date
from functools import partial


def add_months(d, months):
    y, m = divmod(d.year * 12 + d.month - 1 + months, 12)
    last = calendar.monthrange(y, m + 1)[1]
    return date(y, m + 1, min(d.day, last))


def valid_after(entry, expires, months):
    return expires >= add_months(entry, months)


RULES = {
    "Thailand": partial(valid_after, months=6),
    "Iceland": partial(valid_after, months=3),
    "Home": lambda entry, expires: True,
}


def check(country, entry, expires):
    rule = RULES.get(country)
    if rule is None:
        return "ask the embassy"
    return "ok" if rule(entry, expires) else "renew"


def main():
    expires = date(2025, 2, 28)
    for entry in (date(2024, 8, 31), date(2024, 11, 28), date(2024, 11, 30)):
        row = {c: check(c, entry, expires) for c in (*RULES, "Narnia")}
        print(entry, row)
    print(add_months(date(2024, 1, 31), 1), add_months(date(2023, 1, 31), 1), add_months(date(2024, 5, 5), -6))
    ok = [c for c in RULES if check(c, date(2024, 10, 1), expires) == "ok"]
    print(ok)


if __name__ == "__main__":
    main()
