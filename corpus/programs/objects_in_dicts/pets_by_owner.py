class Pet:
    count = 0

    def __init__(self, name, owner):
        Pet.count += 1
        self.tag = Pet.count
        self.name = name
        self.owner = owner


register = {}
owners = {}
for name, owner in (("Momo", "Lee"), ("Bo", "Kim"), ("Pia", "Lee"), ("Tom", "Ray")):
    pet = Pet(name, owner)
    register[pet.tag] = pet
    owners.setdefault(owner, []).append(pet)

# Bo moves to Lee
bo = register[2]
owners[bo.owner].remove(bo)
bo.owner = "Lee"
owners["Lee"].append(bo)
if not owners["Kim"]:
    del owners["Kim"]

for owner, pets in owners.items():
    print(owner, ", ".join(f"#{p.tag} {p.name}" for p in pets))
for tag in list(register):
    if register[tag].owner == "Ray":
        gone = register.pop(tag)
print(sorted(register), gone.name, Pet.count, owners["Ray"][0] is gone)
