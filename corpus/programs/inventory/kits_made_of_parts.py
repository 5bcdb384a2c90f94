PARTS = {"leg": 9, "top": 2, "screw": 40, "lamp": 1}
KITS = {
    "table": {"leg": 4, "top": 1, "screw": 8},
    "desk": {"table": 1, "lamp": 1, "screw": 2},
}


def explode(name, n=1):
    """All parts of n kits, kits in kits included."""
    if name not in KITS:
        return {name: n}
    needs = {}
    for part, count in KITS[name].items():
        for p, c in explode(part, count * n).items():
            needs[p] = needs.get(p, 0) + c
    return needs


def build(name):
    needs = explode(name)
    short = {p: n - PARTS.get(p, 0) for p, n in needs.items() if n > PARTS.get(p, 0)}
    if short:
        return f"{name}: missing {short}"
    for p, n in needs.items():
        PARTS[p] -= n
    return f"{name}: built"


print(explode("desk"))
for wish in ("desk", "table", "desk", "table"):
    print(build(wish))
print(PARTS)
