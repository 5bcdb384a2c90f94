instruments = {
    "V1": {"kind": "violin", "value": 900, "out": None},
    "V2": {"kind": "violin", "value": 1500, "out": None},
    "C1": {"kind": "cello", "value": 3200, "out": "Jo"},
}
ledger = []

def lend(kind, who, max_value=10**6):
    free = [(i["value"], code) for code, i in instruments.items() if i["kind"] == kind and i["out"] is None and i["value"] <= max_value]
    if not free:
        ledger.append((who, kind, "refused"))
        return None
    value, code = min(free)
    instruments[code]["out"] = who
    ledger.append((who, kind, code))
    return code

def give_back(code):
    who, instruments[code]["out"] = instruments[code]["out"], None
    ledger.append((who, instruments[code]["kind"], "back"))

a = lend("violin", "Mai")
b = lend("violin", "Raj", max_value=1000)
c = lend("cello", "Pia")
give_back("C1")
d = lend("cello", who="Pia")
print(a, b, c, d)
for who, kind, what in ledger:
    print(f"{who:<4}{kind:<8}{what}")
out = {i["out"]: i["value"] for i in instruments.values() if i["out"]}
print(out, sum(out.values()))
print([w for w, _, what in ledger if what == "refused"])
