from datetime import datetime, timedelta, timezone

ZONES = {"London": 0, "Delhi": 5.5, "Tokyo": 9, "Lima": -5}


def at(text, city):
    zone = timezone(timedelta(hours=ZONES[city]), city)
    return datetime.strptime(text, "%Y-%m-%d %H:%M").replace(tzinfo=zone)


def everywhere(moment):
    for city, hours in ZONES.items():
        local = moment.astimezone(timezone(timedelta(hours=hours)))
        shift = (local.date() - moment.date()).days
        yield f"{city} {local:%H:%M}{f' ({shift:+d})' if shift else ''}"


call = at("2024-02-28 20:30", "London")
print(", ".join(everywhere(call)))
print(at("2024-01-01 12:00", "Delhi") == at("2024-01-01 06:30", "London"))
print(call.isoformat(), call.tzname(), call.utcoffset())
start, end = at("2024-03-01 23:00", "Lima"), at("2024-03-02 15:00", "Tokyo")
print(end - start, end < start, sorted([end, start])[0].tzname())
try:
    print(call - datetime(2024, 2, 28))
except TypeError as e:
    print("TypeError:", e)
