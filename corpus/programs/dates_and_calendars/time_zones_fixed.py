from datetime import datetime, timedelta, timezone

ZONES = {
    "UTC": timezone.utc,
    "Tokyo": timezone(timedelta(hours=9), "JST"),
    "Mumbai": timezone(timedelta(hours=5, minutes=30)),
    "New York": timezone(timedelta(hours=-5), "EST"),
}


def show(moment, zone):
    local = moment.astimezone(ZONES[zone])
    shift = (local.date() - moment.date()).days
    mark = {1: " (next day)", -1: " (day before)"}.get(shift, "")
    return f"{zone:<9}{local:%H:%M}{mark}"


def working(moment, zone, start=8, end=18):
    return start <= moment.astimezone(ZONES[zone]).hour < end


def main():
    call = datetime(2024, 1, 10, 20, 15, tzinfo=ZONES["UTC"])
    for zone in ZONES:
        print(show(call, zone))
    hours = []
    for h in range(0, 24, 4):
        moment = call.replace(hour=h, minute=0)
        hours.append((sum(working(moment, z) for z in ZONES), h))
    print(hours, "best:", max(hours))
    a = datetime(2024, 1, 10, 9, tzinfo=ZONES["Tokyo"])
    b = datetime(2024, 1, 10, 0, tzinfo=timezone.utc)
    print(a == b, a.isoformat(), ZONES["Mumbai"].utcoffset(None))
    flight = datetime(2024, 1, 10, 7, 30, tzinfo=ZONES["New York"]) - a
    print(flight, flight.total_seconds() / 3600)
    print(call > datetime(2024, 1, 10, 12))


if __name__ == "__main__":
    main()
