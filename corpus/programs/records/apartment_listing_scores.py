flats = [
    {"id": "A", "rent": 950, "m2": 62, "floor": 3, "lift": False, "balcony": True},
    {"id": "B", "rent": 1180, "m2": 75, "floor": 5, "lift": True, "balcony": True},
    {"id": "C", "rent": 780, "m2": 48, "floor": 0, "lift": False, "balcony": False},
]
WEIGHTS = {"price": 5, "size": 3, "comfort": 2}


def grades(flat):
    per_metre = flat["rent"] / flat["m2"]
    return {
        "price": max(0, 10 - (per_metre - 10)),
        "size": min(10, flat["m2"] / 8),
        "comfort": 5 * flat["balcony"] + (5 if flat["lift"] or flat["floor"] < 2 else 0),
    }


def score(flat, weights=WEIGHTS):
    g = grades(flat)
    return sum(g[k] * w for k, w in weights.items()) / sum(weights.values())


def main():
    for f in sorted(flats, key=score, reverse=True):
        parts = " ".join(f"{k}={v:.1f}" for k, v in grades(f).items())
        print(f"{f['id']} {score(f):.2f} ({parts})")
    lazy = {"price": 1, "size": 1, "comfort": 8}
    print("for lazy people:", max(flats, key=lambda f: score(f, lazy))["id"])
    dream = {**flats[1], "id": "D", "rent": 900}
    print(round(score(dream) - score(flats[1]), 2), dream["rent"], flats[1]["rent"])
    print([f["id"] for f in flats if not f["lift"] and f["floor"] > 2])


main()
