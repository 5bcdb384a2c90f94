import math

sides = {"north": 12.0, "east": 7.5, "south": 12.0, "west": 7.5}
spacing = 1.5

posts = 0
for name, length in sides.items():
    n = math.ceil(length / spacing) + 1
    print(f"{name}: {length} m, {n} posts")
    posts += n
print("posts:", posts)

perimeter = sum(sides.values())
print("perimeter", perimeter, "posts by perimeter", perimeter / spacing)

boards = 0
for length in sides.values():
    boards += int(length / 0.1)
print("boards:", boards, "expected", round(perimeter / 0.1))

gate = 1.2
sides["south"] = sides["south"] - gate
print("south now", sides["south"], int(sides["south"] / 0.1))
price = {"post": 6.5, "board": 1.15, "gate": 89}
total = posts * price["post"] + boards * price["board"] + price["gate"]
print(f"{total:.2f}")
diagonal = (sides["north"] ** 2 + sides["east"] ** 2) ** 0.5
print(f"diagonal {diagonal:.3f}", diagonal == 14.15, round(diagonal, 2) == 14.15)
