SEGMENTS = {
    "0": (" _ ", "| |", "|_|"),
    "1": ("   ", "  |", "  |"),
    "2": (" _ ", " _|", "|_ "),
    "3": (" _ ", " _|", " _|"),
    "4": ("   ", "|_|", "  |"),
    ":": ("   ", " . ", " . "),
}


def board(text):
    rows = []
    for i in range(3):
        rows.append("".join(SEGMENTS[ch][i] for ch in text))
    return rows


def lit(text):
    return sum(ch in "|_" for row in board(text) for ch in row)


score = [0, 0]
for scorer in "hahhah":
    score[0 if scorer == "h" else 1] += 1
text = "%d:%d" % tuple(score)
print("\n".join(board(text)))
print(text, "uses", lit(text), "segments")
brightest = max(["1:1", "0:2", "3:0", "4:4"], key=lit)
print("brightest", brightest, lit(brightest))
print(board("5:0"))
