free = {
    "Noa": ["10:00", "11:00"],
    "Omid": ["10:00"],
    "Pau": ["11:00", "13:00", "14:00"],
    "Rhea": ["13:00", "10:00"],
}
tries = 0


def schedule(people, plan):
    global tries
    if not people:
        return plan
    name, *others = people
    for slot in free[name]:
        tries += 1
        if slot in plan.values():
            continue
        result = schedule(others, {**plan, name: slot})
        if result is not None:
            return result
    return None


def main():
    plan = schedule(list(free), {})
    print(plan, "after", tries, "tries")
    first_tries = tries
    hardest_first = sorted(free, key=lambda n: len(free[n]))
    plan = schedule(hardest_first, {})
    print(hardest_first, tries - first_tries)
    for slot, name in sorted((s, n) for n, s in plan.items()):
        print(slot, name)
    free["Sol"] = ["10:00"]
    print(schedule(list(free), {}))


if __name__ == "__main__":
    main()
