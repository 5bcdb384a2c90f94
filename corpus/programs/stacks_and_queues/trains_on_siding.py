def reorder(incoming, wanted):
    """Push wagons onto a siding and pull them off so that they leave as wanted."""
    siding, plan = [], []
    incoming = list(incoming)
    for target in wanted:
        while not siding or siding[-1] != target:
            if not incoming:
                return None
            wagon = incoming.pop(0)
            siding.append(wagon)
            plan.append("push " + wagon)
        plan.append("pull " + siding.pop())
    return plan


def depth(plan):
    level = deepest = 0
    for step in plan:
        level += 1 if step.startswith("push") else -1
        deepest = max(deepest, level)
    return deepest


def main():
    train = "ABCD"
    for wanted in ["ABCD", "BADC", "CBAD", "DABC"]:
        plan = reorder(train, wanted)
        if plan:
            print(wanted, "needs room for", depth(plan))
        else:
            print(wanted, "is impossible")
    print("; ".join(reorder("XY", "YX")))
    print(reorder("XX", "XX"))


main()
