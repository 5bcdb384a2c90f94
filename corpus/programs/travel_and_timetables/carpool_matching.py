offers = [
    {"driver": "Gwen", "from": "Ulm", "to": "Bonn", "hour": 8, "seats": 2},
    {"driver": "Hal", "from": "Ulm", "to": "Bonn", "hour": 15, "seats": 3},
    {"driver": "Isa", "from": "Hof", "to": "Bonn", "hour": 9, "seats": 1},
]
wishes = [
    {"name": "Jo", "from": "Ulm", "to": "Bonn", "between": (7, 10)},
    {"name": "Kit", "from": "Ulm", "to": "Bonn", "between": (0, 24), "people": 2},
    {"name": "Liv", "from": "Hof", "to": "Bonn", "between": (10, 12)},
]


def matches(wish, offer):
    low, high = wish["between"]
    return (
        offer["from"] == wish["from"]
        and offer["to"] == wish["to"]
        and low <= offer["hour"] <= high
        and offer["seats"] >= wish.get("people", 1)
    )


def main():
    booked = {}
    for wish in sorted(wishes, key=lambda w: w["between"][1] - w["between"][0]):
        found = [o for o in offers if matches(wish, o)]
        if not found:
            print(wish["name"], "finds nothing")
            continue
        offer = min(found, key=lambda o: o["seats"])
        offer["seats"] -= wish.get("people", 1)
        booked.setdefault(offer["driver"], []).append(wish["name"])
        print(f"{wish['name']} goes with {offer['driver']} at {offer['hour']}:00, {len(found)} choices")
    print(booked, "free seats", {o["driver"]: o["seats"] for o in offers})
    print("empty cars:", [o["driver"] for o in offers if o["driver"] not in booked])


if __name__ == "__main__":
    main()
