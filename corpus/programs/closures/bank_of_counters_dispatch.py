def make_counter(start=0, step=1):
    value = start

    def bump():
        nonlocal value
        value += step
        return value

    def reset(to=start):
        nonlocal value
        value, old = to, value
        return old

    return {"bump": bump, "reset": reset, "peek": lambda: value}


up = make_counter()
down = make_counter(10, -3)
for c in (up, down, up, down):
    c["bump"]()
print(up["peek"](), down["peek"]())
print(down["reset"](), down["peek"](), down["reset"](99), down["peek"]())
mixed = {**up, "bump": down["bump"]}
print(mixed["bump"](), mixed["peek"](), down["peek"]())
