def main():
    trees = {1: [2, 4], 2: [1, 3, 5], 3: [2, 6], 4: [1, 5], 5: [2, 4, 6], 6: [3, 5]}
    sick = {3: 1}
    immune = {5}
    sprayed = {2: 2}
    history = []
    day = 0
    while sick and day < 8:
        day += 1
        new = {}
        for tree, age in sick.items():
            if age >= 3:
                immune.add(tree)
                continue
            new[tree] = age + 1
            if age >= 2:
                for n in trees[tree]:
                    if n in immune or n in sick or sprayed.get(n, 99) <= day:
                        continue
                    new.setdefault(n, 1)
        sick = new
        history.append(sorted(sick))
        print(day, "sick", sorted(sick), "immune", sorted(immune))
    hit = sorted(set().union(*history) | {3})
    print("trees hit:", hit, "spared:", [t for t in trees if t not in hit])
    print("peak", max(map(len, history)), "over after", day)


if __name__ == "__main__":
    main()
