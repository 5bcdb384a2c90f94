def cutlery(menu, guests):
    per_course = {
        "soup": ["spoon"],
        "fish": ["fork", "knife"],
        "meat": ["fork", "knife"],
        "ice": ["teaspoon"],
    }
    need = {}
    for course in menu:
        for piece in per_course.get(course, ["fork"]):
            need[piece] = need.get(piece, 0) + guests
    return need


def wash_rounds(need, drawer):
    rounds = {}
    for piece, n in need.items():
        have = drawer[piece]
        rounds[piece] = (n - 1) // have
    return max(rounds.values()), max(rounds, key=rounds.get)


def main():
    drawer = {"spoon": 12, "fork": 12, "knife": 11, "teaspoon": 6}
    menu = ["soup", "fish", "meat", "ice"]
    for guests in (4, 6, 11, 12):
        need = cutlery(menu, guests)
        rounds, worst = wash_rounds(need, drawer)
        print(guests, need, "wash", rounds, worst if rounds else "")
    small = cutlery(["salad", "ice"], 5)
    print(small, wash_rounds(small, drawer))
    del drawer["teaspoon"]
    print(wash_rounds(cutlery(["fish"], 3), drawer))
    print(wash_rounds(small, drawer))


main()
