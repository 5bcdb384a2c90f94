import json

RECORDS = '''
{"100m": {"holder": "Ayo", "time": 11.2, "year": 2019},
 "800m": {"holder": "Fritz", "time": 121.7, "year": 1988},
 "5000m": null}
'''
new_results = [
    {"event": "800m", "name": "Lotte", "time": 125.0},
    {"event": "100m", "name": "Bo", "time": 11.2},
    {"event": "5000m", "name": "Çelik", "time": 905.5},
    {"event": "800m", "name": "Nuno", "time": 120.9},
    {"event": "400m", "name": "Ayo", "time": 52.1},
]


def improve(records, result, year):
    event = result["event"]
    if event not in records:
        raise KeyError(f"{event} is not a club event")
    old = records[event]
    if old is None or result["time"] < old["time"]:
        records[event] = {"holder": result["name"], "time": result["time"], "year": year}
        return old
    return False


def main():
    records = json.loads(RECORDS)
    for result in new_results:
        try:
            old = improve(records, result, 2024)
        except KeyError as e:
            print("skipped:", e.args[0])
            continue
        if old is None:
            print("first record:", result["event"], result["name"])
        elif old:
            print(f"{result['name']} beats {old['holder']} ({old['year']}) by {old['time'] - result['time']:.1f} s")
    print(json.dumps(records, ensure_ascii=False, sort_keys=True))
    oldest = min(records.values(), key=lambda r: r["year"])
    print("oldest:", oldest["holder"])


main()
