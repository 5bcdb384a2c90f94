shelf = {}

def put(thing, where, day):
    key = thing.lower()
    if key not in shelf: shelf[key] = []
    shelf[key].append((day, where))

def claim(thing):
    found = shelf.get(thing.lower())
    if not found: return None
    day, where = found.pop(0)
    if not found: del shelf[thing.lower()]
    return f"{thing} found on day {day} at {where}"

def sweep(today, keep=30):
    thrown = 0
    for key, entries in list(shelf.items()):
        fresh = [e for e in entries if today - e[0] <= keep]
        thrown += len(entries) - len(fresh)
        if fresh: shelf[key] = fresh
        else: del shelf[key]
    return thrown

put("Umbrella", "lift B", 3)
put("umbrella", "café", 20)
put("Glove", "stairs", 1)
put("Schlüssel", "platform 2", 28)
print(claim("umbrella"))
print(claim("hat") or "no hat")
print("thrown away:", sweep(today=40))
for key in sorted(shelf): print(key, shelf[key])
print(claim("Umbrella"))
print(len(shelf), "left")
