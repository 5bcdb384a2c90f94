passengers = [
    ("Ito", {"miles": 12000, "status": "gold", "delays": 1}),
    ("Juhl", {"miles": 800, "status": "basic", "delays": 4}),
    ("Kato", {"miles": 30500, "status": "silver", "delays": 0}),
    ("Lima", {"miles": 12000, "status": "gold", "delays": 2}),
]
ORDER = {"gold": 0, "silver": 1, "basic": 2}
free = 2

def rank(p):
    name, info = p
    return ORDER[info["status"]], -info["miles"], -info["delays"], name

ordered = sorted(passengers, key=rank)
for place, (name, info) in enumerate(ordered, 1):
    mark = "*" if place <= free else " "
    print(f"{mark}{place} {name:<6}{info['status']:<7}{info['miles']:>7,}")

upgraded = [name for name, _ in ordered[:free]]
print(upgraded)
for name, info in passengers:
    if name in upgraded:
        info["miles"] -= 5000
print({n: i["miles"] for n, i in passengers})
again = [n for n, _ in sorted(passengers, key=rank)[:free]]
print(again == upgraded, again)
ties = [n for n, i in passengers if i["miles"] == ordered[0][1]["miles"]]
print("tied on miles:", ties)
