from datetime import datetime, timedelta, timezone

ZONES = {"FRA": 2, "JFK": -4, "DEL": 5.5, "SYD": 10, "LHR": 1}


def local(airport, text):
    tz = timezone(timedelta(hours=ZONES[airport]))
    return datetime.strptime(text, "%Y-%m-%d %H:%M").replace(tzinfo=tz)


def duration(origin, departs, destination, arrives):
    return local(destination, arrives) - local(origin, departs)


def main():
    flights = [
        ("FRA", "2024-07-01 10:15", "JFK", "2024-07-01 12:45"),
        ("DEL", "2024-07-01 23:50", "LHR", "2024-07-02 04:40"),
        ("SYD", "2024-07-03 06:00", "JFK", "2024-07-03 08:30"),
    ]
    for o, dep, d, arr in flights:
        length = duration(o, dep, d, arr)
        hours = length.total_seconds() / 3600
        print(f"{o}-{d} {str(length):>8} = {hours:.2f} h")
    landing = local("FRA", "2024-07-01 10:15") + timedelta(hours=8, minutes=30)
    for airport in ("FRA", "JFK", "DEL"):
        there = landing.astimezone(timezone(timedelta(hours=ZONES[airport])))
        print(airport, there.strftime("%a %H:%M %z"))
    same = local("LHR", "2024-07-01 12:00") == local("FRA", "2024-07-01 13:00")
    print("same moment:", same)
    print(local("FRA", "2024-07-01 10:15") - datetime(2024, 7, 1))


if __name__ == "__main__":
    main()
