def check(label):
    """A list of complaints about a label."""
    complaints = []
    match label:
        case {"to": {"name": str(name), "zip": str(code), **rest}}:
            if len(code) != 5 or not code.isdigit():
                complaints.append(f"zip {code!r}")
            if "street" not in rest and "box" not in rest:
                complaints.append(f"where does {name} live?")
        case {"to": {"name": _}}:
            complaints.append("zip is missing")
        case {"to": other}:
            complaints.append(f"to is {type(other).__name__}")
        case _:
            complaints.append("no receiver")
    match label.get("kg"):
        case None:
            complaints.append("no weight")
        case int() | float() as kg if 0 < kg <= 30:
            pass
        case kg:
            complaints.append(f"weight {kg!r}")
    return complaints


def main():
    labels = [
        {"to": {"name": "Ida", "zip": "89073", "street": "Ring 1"}, "kg": 2.5},
        {"to": {"name": "Tom", "zip": "8907"}, "kg": 31},
        {"to": {"name": "Eva", "zip": 10115, "box": 7}, "kg": "2"},
        {"to": "Max, Bonn", "kg": 1},
        {"from": "Ulm"},
    ]
    counts = {}
    for n, label in enumerate(labels):
        found = check(label)
        print(n, found or "ok")
        counts[len(found)] = counts.get(len(found), 0) + 1
    print(counts)
    labels[0]["kg"] = 0
    print(check(labels[0]), check({}))


if __name__ == "__main__":
    main()
