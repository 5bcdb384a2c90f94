steps = {
    "boil water": (8, []),
    "chop": (5, []),
    "fry": (10, ["chop"]),
    "pasta": (9, ["boil water"]),
    "mix": (2, ["fry", "pasta"]),
}

def earliest(step, memo={}):
    if step not in memo:
        minutes, before = steps[step]
        memo[step] = minutes + max((earliest(b) for b in before), default=0)
    return memo[step]

def critical(step):
    _, before = steps[step]
    if not before:
        return [step]
    slowest = max(before, key=earliest)
    return critical(slowest) + [step]

for name in sorted(steps, key=earliest):
    end = earliest(name)
    start = end - steps[name][0]
    print(f"{name:<11}{' ' * start}{'#' * (end - start)} {end}")

print("ready after", earliest("mix"), "min")
print(" > ".join(critical("mix")))
alone = sum(m for m, _ in steps.values())
print("one after the other:", alone, "saved", alone - earliest("mix"))
steps["boil water"] = (15, [])
print(earliest("mix"), critical("mix")[0])
