MAP = ["#####", "#..k#", "#.#D#", "#@..#", "#####"]


class Hero:
    def __init__(self, r, c):
        self.r, self.c = r, c
        self.keys = 0
        self.seen = set()


def find(sign):
    return next((r, row.index(sign)) for r, row in enumerate(MAP) if sign in row)


def look(hero):
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            hero.seen.add((hero.r + dr, hero.c + dc))


def walk(hero, step):
    dr, dc = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}[step]
    r, c = hero.r + dr, hero.c + dc
    match MAP[r][c]:
        case "#":
            return "wall"
        case "D" if not hero.keys:
            return "locked"
        case "k" if (r, c) not in taken:
            hero.keys += 1
            taken.add((r, c))
    hero.r, hero.c = r, c
    look(hero)
    return None


taken = set()
hero = Hero(*find("@"))
look(hero)
for step in "eenww":
    problem = walk(hero, step)
    if problem:
        print(step, problem, (hero.r, hero.c))
for r in range(1, 4):
    print("".join(MAP[r][c] if (r, c) in hero.seen else " " for c in range(5)))
print(hero.keys, (hero.r, hero.c), len(hero.seen))
