def verdict(bag):
    match bag:
        case {"kg": kg} if kg > 32:
            return "refused", 0
        case {"kind": "hand", "kg": kg, "size": (a, b, c)} if kg <= 8 and a + b + c <= 115:
            return "cabin", 0
        case {"kind": "hand"}:
            return "to the hold", 45
        case {"kind": "sport", "item": ("skis" | "bike") as item}:
            return f"special counter ({item})", {"skis": 30, "bike": 60}[item]
        case {"kg": kg} if kg > 23:
            return "heavy", round((kg - 23) * 9.5, 2)
        case {"kind": "hold"}:
            return "ok", 0
        case _:
            raise ValueError(f"what is {bag!r}?")


bags = [
    {"kind": "hand", "kg": 6.5, "size": (55, 40, 20)},
    {"kind": "hand", "kg": 9, "size": (50, 40, 20)},
    {"kind": "hold", "kg": 25.4},
    {"kind": "hold", "kg": 35},
    {"kind": "sport", "item": "skis", "kg": 11},
    {"kind": "hold", "kg": 23},
    {"kind": "sport", "item": "surfboard", "kg": 6},
]
fees = 0
for number, bag in enumerate(bags, 1):
    try:
        text, fee = verdict(bag)
    except ValueError as e:
        text, fee = f"? {e}", 0
    fees += fee
    print(f"{number} {text:24} {fee:>6}")
print("fees", fees)
accepted = sum(b["kg"] for b in bags if b["kg"] <= 32)
print("weight on board", accepted)
