class Dead(Exception):
    pass


def butterfly(name):
    """Send degrees in; get the stage out."""
    warmth = 0
    for stage, need in (("egg", 20), ("caterpillar", 60), ("chrysalis", 40)):
        grown = 0
        while grown < need:
            degrees = yield f"{name} is {'an' if stage == 'egg' else 'a'} {stage}"
            if degrees < 0:
                raise Dead(f"{name} froze as {stage}")
            grown += degrees
        warmth += grown
    while True:
        yield f"{name} flies (after {warmth})"


def spring(insect, temps):
    state = next(insect)
    seen = [state]
    for t in temps:
        state = insect.send(t)
        if state != seen[-1]:
            seen.append(state)
    return seen


for name, temps in {"Vanessa": [12, 15, 30, 35, 25, 20, 22], "Zitro": [25, 5, -2], "Admiral": [8, 8]}.items():
    try:
        for line in spring(butterfly(name), temps):
            print(line)
    except Dead as e:
        print("oh no:", e)
late = butterfly("Late")
print(next(late), "|", late.send(90), "|", late.send(90))
late.close()
print(next(late, "nothing more"))
