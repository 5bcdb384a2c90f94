def kind(a, b, c):
    sides = sorted((a, b, c))
    if sides[0] + sides[1] <= sides[2]:
        raise ValueError(f"no triangle with sides {a}, {b}, {c}")
    names = {1: "equilateral", 2: "isosceles", 3: "scalene"}
    name = names[len(set(sides))]
    x, y, z = sides
    if x * x + y * y == z * z:
        name += ", right"
    elif x * x + y * y < z * z:
        name += ", obtuse"
    else:
        name += ", acute"
    return name


def heron(a, b, c):
    s = (a + b + c) / 2
    return (s * (s - a) * (s - b) * (s - c)) ** .5


triangles = [(3, 4, 5), (7, 7, 7), (2, 2, 3), (1, 2, 3), (0.3, 0.4, 0.5)]
for t in triangles:
    try:
        print(t, kind(*t), round(heron(*t), 3))
    except ValueError as e:
        print(e)
biggest = max(triangles, key=lambda t: heron(*t))
print("biggest", biggest)
