def ring(building, floor, reason="smoke"):
    evacuated = []
    for room, people in building[floor].items():
        evacuated += people
        building[floor][room] = []
    print(f"{reason} on floor {floor}: {len(evacuated)} people out")
    return evacuated


def missing(everyone, outside):
    return [p for p in everyone if p not in outside]


def main():
    building = {
        0: {"lobby": ["Pat"], "store": []},
        1: {"office": ["Kay", "Jo", "Lee"], "kitchen": ["Max"]},
        2: {"lab": ["Sue"]},
    }
    everyone = [p for rooms in building.values() for people in rooms.values() for p in people]
    print(everyone)
    outside = ring(building, 1)
    outside += ring(building, 0, reason="drill")
    lost = missing(everyone, outside)
    print("missing:", lost)
    while lost:
        floor = max(f for f in building if any(building[f].values()))
        outside.extend(ring(building, floor, "search"))
        lost = missing(everyone, outside)
    print("all out:", sorted(outside))


main()
