from enum import IntEnum


class Valve(IntEnum):
    SHUT = 0
    DRIP = 1
    FULL = 4


def plan(moisture: float, raining: bool) -> Valve:
    if raining or moisture > 0.6:
        return Valve.SHUT
    if moisture > 0.35:
        return Valve.DRIP
    return Valve.FULL


beds = {"roses": 0.30, "lettuce": 0.50, "herbs": 0.70}
rain = [False, False, True, False]
used = 0
for hour, wet in enumerate(rain):
    row = []
    for bed, m in beds.items():
        valve = plan(m, wet)
        used += valve
        gain = 0.25 if wet else valve * 0.05
        beds[bed] = round(m + gain - 0.04, 2)
        row.append(f"{bed}={valve.name}")
    print(hour, *row)
print(beds)
print("used", used, "units;", max(beds, key=beds.get), "is wettest")
print(Valve.FULL > Valve.DRIP, sum(Valve), list(Valve)[-1].name)
