def fee(hours):
    if hours <= 1:
        return 0
    if hours <= 3:
        return 2
    if hours <= 8:
        return 2 + (hours - 3) * 1.5
    if hours <= 24:
        return 10
    days = hours // 24
    return days * 10 + fee(hours % 24)


def parse(text):
    if text.endswith("d"):
        return int(text[:-1]) * 24
    if text.endswith("h"):
        return int(text[:-1])
    hours, minutes = text.split(":")
    h = int(hours)
    if int(minutes) > 0:
        h += 1
    return h


def main():
    tickets = ["0:45", "2h", "3:10", "8h", "9h", "2d", "25:00", "1:00"]
    income = 0
    for t in tickets:
        h = parse(t)
        f = fee(h)
        income += f
        print(t.rjust(6), str(h).rjust(3) + " h", f)
    print("income", income)
    free = [t for t in tickets if fee(parse(t)) == 0]
    print("free:", free)
    jump = fee(4) - fee(3)
    print("the 4th hour costs", jump, "and the 9th", fee(9) - fee(8))


main()
