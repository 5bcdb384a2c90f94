def level_for(xp):
    level = 1
    need = 100
    while xp >= need:
        xp -= need
        level += 1
        need = int(need * 1.5)
    return level, xp, need


def bar(part, whole, width=20):
    filled = part * width // whole
    return "[" + "=" * filled + " " * (width - filled) + "]"


def main():
    heroes = {"Thora": 120, "Ugo": 0, "Vala": 99, "Wido": 1040}
    for name, xp in heroes.items():
        level, rest, need = level_for(xp)
        print(f"{name:6} level {level} {bar(rest, need)} {rest}/{need}")
    gains = [("Ugo", 260), ("Vala", 1), ("Xenia", 10)]
    for name, xp in gains:
        before = level_for(heroes.get(name, 0))[0]
        heroes[name] = heroes.get(name, 0) + xp
        after, *_ = level_for(heroes[name])
        if after > before:
            print(name, "rises", after - before, "to level", after)
    average = sum(heroes.values()) / len(heroes)
    print("average xp", round(average, 1), "->", level_for(average))


main()
