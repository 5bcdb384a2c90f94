import re

MOVE = re.compile(r"(?P<piece>[KQRBN])?(?P<take>x)?(?P<to>[a-h][1-8])(?P<check>[+#])?$")
NAMES = dict(K="king", Q="queen", R="rook", B="bishop", N="knight")


class BadMove(Exception):
    pass


def parse(move):
    if move in ("O-O", "O-O-O"):
        return {"piece": "king", "to": "castle", "long": move.count("O") == 3}
    m = MOVE.match(move)
    if m is None:
        raise BadMove(move)
    piece = NAMES.get(m["piece"], "pawn")
    return {"piece": piece, "to": m["to"], "take": bool(m["take"]), "check": m["check"]}


def describe(parsed):
    match parsed:
        case {"to": "castle", "long": True}:
            return "castles long"
        case {"to": "castle"}:
            return "castles"
        case {"piece": p, "to": sq, "take": True}:
            return f"{p} takes on {sq}"
        case {"piece": p, "to": sq, "check": "+"}:
            return f"{p} to {sq}, check"
        case {"piece": p, "to": sq}:
            return f"{p} to {sq}"


def main():
    text = "1. e4 e5 2. Nf3 Nc6 3. Bb5+ O-O 4. Bxc6 Zz9"
    bad = []
    for word in text.split():
        if word.endswith("."):
            continue
        try:
            print(word.ljust(6), describe(parse(word)))
        except BadMove as e:
            bad.append(e.args[0])
    print("not understood:", bad)


main()
