drivers = {"Ina": 4, "Max": 2}
riders = ["Paul", "Rita", "Sven", "Tess", "Uwe", "Vic", "Wim"]
wishes = {"Rita": "Max", "Sven": "Max", "Uwe": "Max", "Wim": "Ina"}


def assign(drivers, riders, wishes):
    cars = {d: [] for d in drivers}
    waiting = []
    for r in riders:
        wish = wishes.get(r)
        if wish and len(cars[wish]) < drivers[wish]:
            cars[wish].append(r)
        else:
            waiting.append(r)
    while waiting:
        open_cars = [d for d in cars if len(cars[d]) < drivers[d]]
        if not open_cars:
            break
        roomy = max(open_cars, key=lambda d: drivers[d] - len(cars[d]))
        cars[roomy].append(waiting.pop(0))
    return cars, waiting


cars, walking = assign(drivers, riders, wishes)
for d in cars:
    print(f"{d} ({len(cars[d])}/{drivers[d]}):", ", ".join(cars[d]))
print("train:", walking)
happy = sum(r in cars.get(w, []) for r, w in wishes.items())
print(f"{happy} of {len(wishes)} wishes granted")
drivers["Ola"] = 1
_, still = assign(drivers, riders, wishes)
print(still)
