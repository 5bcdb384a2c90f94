RULES = [
    ("closed", "push", {}, "closed", "It does not move."),
    ("closed", "unlock", {"key"}, "unlocked", "Click."),
    ("closed", "unlock", set(), "closed", "With what?"),
    ("unlocked", "push", set(), "open", "It swings open."),
    ("open", "walk", {"lamp"}, "through", "You walk into the light of your lamp."),
    ("open", "walk", set(), "open", "Too dark."),
]


def act(state, verb, bag):
    for before, v, needs, after, text in RULES:
        if before == state and v == verb and set(needs) <= bag:
            return after, text
    return state, f"You cannot {verb} now."


def play(commands):
    state, bag, turns = "closed", set(), 0
    for command in commands:
        verb, *rest = command.split()
        turns += 1
        if verb == "take":
            bag.update(rest)
            text = f"You have {' and '.join(sorted(bag))}."
        elif verb == "drop":
            bag.difference_update(rest)
            text = "Dropped."
        else:
            state, text = act(state, verb, bag)
        print(f"{turns}. {command:<10} {text}")
        if state == "through":
            break
    return state, turns


def main():
    print(play(["push", "unlock", "take key", "unlock", "push", "walk", "take lamp", "walk", "push"]))
    print(play(["take key lamp", "drop key", "unlock", "sing"]))


main()
