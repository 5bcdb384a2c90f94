DIALOGUE = {
    "start": ("Halt! Who goes there?", {"friend": "A friend.", "run": "(run away)"}),
    "friend": ("Then say the password.", {"right": "Mellon", "wrong": "Open sesame"}),
    "right": ("Enter, and be welcome.", {}),
    "wrong": ("Guards!", {"run": "(run away)"}),
    "run": ("You run until you lose your breath.", {}),
}


def talk(choices, node="start", depth=0):
    text, answers = DIALOGUE[node]
    print("  " * depth + "Guard: " + text)
    if not answers:
        return node
    pick, *rest = choices
    print("  " * depth + "You:   " + answers[pick])
    return talk(rest, pick, depth + 1)


def all_endings(node="start", path=()):
    _, answers = DIALOGUE[node]
    if not answers:
        yield path + (node,)
    for nxt in answers:
        yield from all_endings(nxt, path + (node,))


def main():
    print("ending:", talk(["friend", "right"]))
    print("ending:", talk(["friend", "wrong", "run"]))
    endings = list(all_endings())
    for e in endings:
        print(len(e), " > ".join(e))
    print(talk(["run", "friend"]))
    talk(["friend", "bribe"])


main()
