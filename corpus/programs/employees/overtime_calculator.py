def parse_time(text):
    h, m = text.split(":")
    return int(h) * 60 + int(m)


def worked(start, end, pause=30):
    minutes = parse_time(end) - parse_time(start)
    if minutes < 0:
        minutes += 24 * 60
    return minutes - pause


def as_hours(minutes):
    sign = "-" if minutes < 0 else "+"
    h, m = divmod(abs(minutes), 60)
    return f"{sign}{h}:{m:02d}"


def main():
    target = 8 * 60
    week = {
        "Mon": ("08:00", "16:45"),
        "Tue": ("07:30", "17:15", 45),
        "Wed": ("22:00", "06:30"),
        "Thu": ("09:10", "15:00", 0),
    }
    account = 0
    for day, times in week.items():
        minutes = worked(*times)
        account += minutes - target
        print(day, as_hours(minutes)[1:], as_hours(minutes - target), as_hours(account))
    longest = max(week, key=lambda d: worked(*week[d]))
    print("longest day:", longest)
    print("account:", as_hours(account), "=", account, "min")
    average = sum(worked(*t) for t in week.values()) / len(week)
    print(f"{average / 60:.2f} h per day")


if __name__ == "__main__":
    main()
