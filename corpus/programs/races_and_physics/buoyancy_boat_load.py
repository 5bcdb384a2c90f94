def draught(mass, length, width, density=1000):
    return mass / (density * length * width)


def freeboard(height, *masses, length=3.0, width=1.2, **kwargs):
    return height - draught(sum(masses), length, width, **kwargs)


def load(people, hull=90, height=0.4, reserve=0.25):
    aboard = []
    for name, kg in people:
        masses = [m for _, m in aboard] + [kg]
        if freeboard(height, hull, *masses) < reserve:
            yield f"{name} stays ashore"
        else:
            aboard.append((name, kg))
            yield f"{name} on board, {freeboard(height, hull, *masses):.3f} m left"


people = [("Nils", 82), ("Ole", 95), ("Per", 310), ("Mini", 31), ("Dog", 24.5), ("Ulla", 260)]
for line in load(people):
    print(line)
salt = freeboard(0.4, 90, 200, density=1025) - freeboard(0.4, 90, 200)
print(f"salt water lifts it by {salt * 1000:.1f} mm")
sinks = next(kg for kg in range(0, 3000, 50) if freeboard(0.4, 90, kg) < 0)
print("sinks with", sinks, "kg")
wide = [round(freeboard(0.4, 90, 200, width=w / 10), 3) for w in (6, 12, 18)]
print("wider boats:", wide)
print(freeboard(0.4, 90, depth=2))
