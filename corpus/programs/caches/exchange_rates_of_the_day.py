import datetime


def load_rates(day, store={}):
    """Exchange rates of one day, kept for the next call."""
    if not store:
        base = {"EUR": 1.0, "USD": 1.08, "CHF": 0.96}
        shift = day.toordinal() % 7 / 100
        store.update({code: round(rate + shift, 3) for code, rate in base.items()})
    return store


def convert(amount, code, day):
    return round(amount * load_rates(day)[code], 2)


def main():
    monday = datetime.date(2023, 10, 2)
    friday = monday + datetime.timedelta(days=4)
    print(convert(100, "USD", monday))
    print(convert(100, "USD", friday))
    print(load_rates(monday) is load_rates(friday))
    load_rates(friday)["USD"] = 2
    print(convert(10, "USD", monday))
    table = {day.strftime("%a"): convert(50, "CHF", day) for day in (monday, friday)}
    print(table)
    print(convert(1, "JPY", monday))


main()
