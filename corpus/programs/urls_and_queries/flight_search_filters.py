from operator import itemgetter

flights = [
    {"from": "VIE", "to": "LIS", "price": 210, "stops": 0, "hours": 3.6, "days": {"mo", "fr"}},
    {"from": "VIE", "to": "LIS", "price": 95, "stops": 1, "hours": 7.2, "days": {"tu", "fr", "su"}},
    {"from": "BTS", "to": "LIS", "price": 60, "stops": 0, "hours": 3.7, "days": {"we"}},
    {"from": "VIE", "to": "OPO", "price": 130, "stops": 0, "hours": 3.5, "days": {"fr"}},
]


def search(query):
    words = query.split()
    result = flights
    key, count = "price", None
    it = iter(words)
    for w in it:
        if w == "from":
            places = next(it).split("/")
            result = [f for f in result if f["from"] in places]
        elif w == "to":
            place = next(it)
            result = [f for f in result if f["to"] == place]
        elif w == "direct":
            result = [f for f in result if not f["stops"]]
        elif w == "under":
            limit = float(next(it))
            result = [f for f in result if f["price"] < limit]
        elif w == "on":
            day = next(it)
            result = [f for f in result if day in f["days"]]
        elif w == "by":
            key = next(it)
        elif w == "top":
            count = int(next(it))
        else:
            raise SyntaxError(f"unknown word {w!r}")
    return sorted(result, key=itemgetter(key))[:count]


def main():
    queries = ["from VIE to LIS", "from VIE/BTS to LIS direct by hours", "on fr under 150", "top 1 by hours", "to LIS nonstop"]
    for q in queries:
        try:
            found = search(q)
        except SyntaxError as e:
            print(q, "->", e)
            continue
        print(q, "->", [(f["from"], f["price"]) for f in found])
    per_hour = {f"{f['from']}-{f['to']} {f['stops']}": round(f["price"] / f["hours"], 1) for f in flights}
    print(per_hour, min(per_hour, key=per_hour.get))
    print(len(search("")), search("on sa"))


if __name__ == "__main__":
    main()
