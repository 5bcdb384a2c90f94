piece_values = {"pawn": 1, "knight": 3, "bishop": 3, "rook": 5, "queen": 9}
white = ["queen", "rook", "rook", "pawn", "pawn", "pawn"]
black = ["rook", "rook", "bishop", "bishop", "knight", "pawn", "pawn"]


def material(side):
    total = 0
    for p in side:
        total += piece_values[p]
        return total


def promote(side, to="queen"):
    side = side[:]
    if "pawn" in side:
        side[side.index("pawn")] = to
    return side


print("white", material(white))
print("black", material(black))
after = promote(black)
print("black promotes:", after.count("queen"), "queen(s)")
diff = material(white) - material(after)
print("difference: %+d" % diff)
if diff > 0:
    verdict = "white is better"
elif diff < 0:
    verdict = "black is better"
else:
    verdict = "even"
print(verdict)
