first = {"name": "Agnes", "next": None}
second = {"name": "Boris", "next": None}
third = {"name": "Carla", "next": None}
first["next"] = second
second["next"] = third

person = first
position = 1
while person:
    print(position, person["name"])
    person = person["next"]
    position += 1

# Dora comes in after Agnes
dora = {"name": "Dora", "next": None}
first["next"] = dora
dora["next"] = second

names = ""
person = first
while person["next"] is not None:
    names += person["name"] + " "
    person = person["next"]
print(names.strip())

# Agnes is called in
called = first
first = first["next"]
print(called["name"], "is called,", first["name"], "is next")
n = 0
p = first
while p:
    n += 1
    p = p["next"]
print(n, "waiting, last is", third["name"])
called["next"] = None
print(called, second["next"]["name"])
