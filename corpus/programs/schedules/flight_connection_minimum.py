from datetime import datetime, timedelta

FMT = "%Y-%m-%d %H:%M"


def flight(number, start, to, dep, minutes):
    dep = datetime.strptime(dep, FMT)
    return {"no": number, "from": start, "to": to, "dep": dep, "arr": dep + timedelta(minutes=minutes)}


def routes(flights, start, goal, change=timedelta(minutes=45), path=()):
    here = path[-1]["to"] if path else start
    if here == goal:
        yield list(path)
        return
    for f in flights:
        if f["from"] != here or f in path:
            continue
        if path and f["dep"] - path[-1]["arr"] < change:
            continue
        yield from routes(flights, start, goal, change, path + (f,))


def total(path):
    return path[-1]["arr"] - path[0]["dep"]


def main():
    flights = [
        flight("LH1", "FRA", "IST", "2024-07-01 09:00", 170),
        flight("TK2", "IST", "BKK", "2024-07-01 12:20", 560),
        flight("TK4", "IST", "BKK", "2024-07-01 20:00", 555),
        flight("TG9", "FRA", "BKK", "2024-07-01 14:45", 640),
        flight("XX7", "BKK", "FRA", "2024-07-02 10:00", 700),
    ]
    found = sorted(routes(flights, "FRA", "BKK"), key=total)
    for p in found:
        print("+".join(f["no"] for f in p), total(p), p[-1]["arr"].strftime("%a %H:%M"))
    risky = [p for p in routes(flights, "FRA", "BKK", change=timedelta(minutes=20)) if p not in found]
    print("risky:", [[f["no"] for f in p] for p in risky])
    print(list(routes(flights, "IST", "LHR")))


main()
