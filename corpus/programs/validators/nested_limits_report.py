def check_parcel(parcel):
    errors = []
    size = parcel.get("size", [])
    if len(size) != 3:
        errors.append("size needs 3 numbers")
    elif max(size) > 120 or sum(size) > 200:
        errors.append(f"too big: {max(size)} / {sum(size)}")
    kg = parcel.get("kg")
    if kg is None:
        errors.append("not weighed")
    elif kg > 31.5:
        errors.append("too heavy")
    for i, item in enumerate(parcel["items"]):
        if item.lower() in FORBIDDEN:
            errors.append(f"item {i}: {item}")
    return errors


FORBIDDEN = {"lighter", "battery acid", "snake"}

parcels = {
    "A1": {"size": [40, 30, 20], "kg": 4.2, "items": ["book", "Lighter"]},
    "A2": {"size": [130, 10, 10], "kg": 40, "items": []},
    "A3": {"size": (60, 60, 60), "items": ["pillow"]},
    "A4": {"size": [100, 60, 40], "kg": 31.5, "items": ["lamp"]},
    "A5": {"kg": 1, "size": []},
}
for code in sorted(parcels):
    print(code, check_parcel(parcels[code]) or "accepted")
