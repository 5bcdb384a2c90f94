requests = [
    "/now?station=12&unit=c",
    "/now?station=99",
    "/range?station=12&from=6&to=9",
    "/range?station=12&from=9&to=6",
    "/max",
]
readings = {12: [4, 4, 3, 3, 3, 5, 6, 8, 11, 13], 17: [9] * 10}


def answer(request):
    path, _, query = request.partition("?")
    params = dict(p.split("=") for p in query.split("&") if p)
    if path == "/max":
        return {s: max(v) for s, v in readings.items()}
    values = readings[int(params["station"])]
    if path == "/now":
        value = values[-1]
        if params.get("unit", "c") == "f":
            value = value * 9 / 5 + 32
        return value
    part = values[int(params["from"]):int(params["to"])]
    return {"values": part, "mean": sum(part) / len(part)}


log = {}
for r in requests:
    try:
        result = answer(r)
        status = 200
    except KeyError as e:
        result, status = f"unknown station {e}", 404
    except ZeroDivisionError:
        result, status = "empty range", 400
    log[status] = log.get(status, 0) + 1
    print(status, r, result)

print(log)
print(answer("/now?station=17&unit=f"))
print(answer("/now?station=north"))
