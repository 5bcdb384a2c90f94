people = [
    {"name": "Mr. Tanaka", "polite": 3, "hurry": 0},
    {"name": "Mrs. Oduya", "polite": 2, "hurry": 1},
    {"name": "Dr. Weiß", "polite": 1, "hurry": 5},
]
entered = []
rounds = 0
while people:
    rounds += 1
    person = people.pop(0)
    wait = person["polite"] > 0 and people
    if wait and person["hurry"] < 4:
        person["polite"] -= 1
        person["hurry"] += 1
        people.append(person)
        print(f'"After you!" says {person["name"]}')
    else:
        entered.append(person["name"])
        print(person["name"], "goes in")
print("order:", " < ".join(entered))
print(rounds, "rounds")
assert len(entered) == 3
