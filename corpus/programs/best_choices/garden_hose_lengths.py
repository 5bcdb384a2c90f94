def cuts(roll, wanted):
    """Best fit: put each length on the roll that it fills best. Lengths in cm."""
    rolls = []
    for length in sorted(wanted, reverse=True):
        fitting = [r for r in rolls if sum(r) + length <= roll]
        if fitting:
            target = max(fitting, key=sum)
        else:
            target = []
            rolls.append(target)
        target.append(length)
    return rolls


def report(roll, rolls):
    for i, r in enumerate(rolls, 1):
        print(f"roll {i}: {' + '.join(map(str, r))} = {sum(r)}, rest {roll - sum(r)}")
    waste = len(rolls) * roll - sum(map(sum, rolls))
    print(f"waste {waste / (len(rolls) * roll):.1%}")


wanted = [350, 120, 600, 480, 240, 90]
rolls = cuts(1000, wanted)
report(1000, rolls)
report(800, cuts(800, wanted))
too_long = cuts(500, [700])
print(too_long)
report(500, too_long)
