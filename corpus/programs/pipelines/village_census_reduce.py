from functools import reduce

houses = [
    {"street": "Dorfstraße", "people": [34, 36, 4]},
    {"street": "Dorfstraße", "people": [81]},
    {"street": "Am Bach", "people": []},
    {"street": "Am Bach", "people": [17, 45, 47, 2, 70]},
]

merge = lambda a, b: {**a, b["street"]: a.get(b["street"], []) + b["people"]}
streets = reduce(merge, houses, {})
print(streets)

everyone = reduce(lambda a, b: a + b, streets.values())
bands = reduce(
    lambda acc, age: acc | {"child" if age < 18 else "adult" if age < 67 else "retired": acc.get("child" if age < 18 else "adult" if age < 67 else "retired", 0) + 1},
    everyone,
    {},
)
print(len(everyone), "people", bands)

oldest = reduce(max, everyone)
mean = reduce(lambda a, b: a + b, everyone) / len(everyone)
print(oldest, round(mean, 1))
empty = list(filter(lambda h: not h["people"], houses))
print(len(empty), "empty in", empty[0]["street"])
votes = sum(map(lambda age: age >= 18, everyone))
print(votes, "may vote,", f"{votes / len(everyone):.0%}")
