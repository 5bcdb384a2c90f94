world = list("R..R.F....R..")
moves = 0
eaten = 0
energy = 6

while energy > 0:
    fox = world.index("F")
    rabbits = [i for i, w in enumerate(world) if w == "R"]
    if not rabbits:
        break
    target = min(rabbits, key=lambda i: abs(i - fox))
    step = 1 if target > fox else -1
    if world[fox + step] == "R":
        eaten += 1
        energy += 2
    world[fox] = "."
    world[fox + step] = "F"
    energy -= 1
    moves += 1
    print(f"{moves:>2} {''.join(world)} energy {energy}")

print("eaten", eaten, "rabbits left", world.count("R"))
if "R" in world:
    print("the fox is tired")
else:
    print("no rabbits any more")
