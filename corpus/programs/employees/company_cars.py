cars = [
    {"plate": "B-KX 11", "seats": 4, "km": 120500, "booked": []},
    {"plate": "B-KX 12", "seats": 7, "km": 45100, "booked": []},
    {"plate": "B-LM 3", "seats": 2, "km": 8000, "booked": []},
]
trips = [("Ria", 1, 3, 2), ("Sef", 2, 4, 5), ("Tam", 3, 3, 4), ("Uma", 4, 6, 1), ("Val", 2, 2, 6)]


def is_free(car, first, last):
    for _, a, b in car["booked"]:
        if a <= last and first <= b:
            return False
    return True


def book(who, first, last, people):
    fitting = [c for c in cars if c["seats"] >= people and is_free(c, first, last)]
    if not fitting:
        return None
    car = min(fitting, key=lambda c: (c["seats"], c["km"]))
    car["booked"].append((who, first, last))
    car["km"] += 80 * (last - first + 1)
    return car["plate"]


for trip in trips:
    print(trip[0], "gets", book(*trip))
for car in sorted(cars, key=lambda c: -c["km"]):
    days = sum(b - a + 1 for _, a, b in car["booked"])
    print(f"{car['plate']:<8}{car['km']:>8} km {days} days {[b[0] for b in car['booked']]}")
print(book("Wil", first=5, last=5, people=2) or "taxi")
