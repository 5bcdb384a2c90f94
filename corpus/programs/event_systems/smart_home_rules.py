# rules: when <device> is <value> then <device> becomes <value>
rules = [
    ("door", "open", "hall_light", "on"),
    ("hall_light", "on", "camera", "recording"),
    ("window", "open", "heating", "off"),
    ("camera", "recording", "siren", "armed"),
]
house = {
    "door": "closed",
    "window": "closed",
    "hall_light": "off",
    "camera": "idle",
    "heating": "on",
    "siren": "silent",
}

todo = [("door", "open"), ("window", "open"), ("door", "open")]
steps = 0
while todo:
    device, value = todo.pop(0)
    steps += 1
    if house[device] == value:
        print("no change:", device)
        continue
    house[device] = value
    for when, is_, then, becomes in rules:
        if when == device and is_ == value:
            todo.append((then, becomes))
            print(device, "=>", then, becomes)

print(steps, "steps")
for device in sorted(house):
    print(device.ljust(12, "."), house[device])
