def dump(value, indent=0, key=None):
    pad = "    " * indent
    label = f"{key}: " if key is not None else ""
    if isinstance(value, dict):
        print(f"{pad}{label}{{")
        for k, v in value.items():
            dump(v, indent + 1, k)
        print(pad + "}")
    elif isinstance(value, (list, tuple)) and any(isinstance(v, (dict, list)) for v in value):
        print(f"{pad}{label}[{len(value)}]")
        for i, v in enumerate(value):
            dump(v, indent + 1, f"#{i}")
    else:
        print(f"{pad}{label}{value!r}")


def count(value):
    match value:
        case dict():
            return sum(map(count, value.values()))
        case list() | tuple():
            return sum(map(count, value))
        case _:
            return 1


def main():
    band = {
        "name": "Die Übriggebliebenen",
        "founded": 1998,
        "members": [{"name": "Uli", "plays": ["drums"]}, {"name": "Fee", "plays": ["bass", "voice"]}],
        "tour": ("Ulm", "Graz", None),
        "debts": {},
    }
    dump(band)
    print(count(band), count([]), count("x"))
    band["members"][0]["plays"] += band["members"][1]["plays"][:1]
    band["debts"]["Ulm"] = -120.5
    dump(band["members"], key="members")
    print(count(band))


main()
