# How many buckets for the flat?
rooms = {
    "kitchen": (3.2, 2.8),
    "hall": (5, 1.4),
    "bath": (2.1, 1.9),
}
height = 2.5
doors = {"hall": 4}
per_bucket = 28

area = 0
for name, (a, b) in rooms.items():
    walls = 2 * (a + b) * height - doors.get(name, 1) * 1.8
    print(f"{name:<8}{walls:7.2f} m2")
    area += walls
buckets = -(-area // per_bucket)
print("total", round(area, 1))
print("buckets", buckets, type(buckets).__name__)
rest = buckets * per_bucket - area
if rest > per_bucket / 2:
    print("over half a bucket stays:", round(rest, 1))
else:
    print("just enough")
