POINTS = ["love", "15", "30", "40"]


def score(a, b):
    if a >= 4 or b >= 4:
        lead = a - b
        if abs(lead) >= 2:
            return "game " + ("server" if lead > 0 else "receiver")
        if lead:
            return "advantage " + ("server" if lead > 0 else "receiver")
        return "deuce"
    if a == b:
        return POINTS[a] + " all"
    return f"{POINTS[a]}-{POINTS[b]}"


def play(points):
    a = b = 0
    called = []
    for winner in points:
        if winner == "S":
            a += 1
        else:
            b += 1
        call = score(a, b)
        called.append(call)
        if call.startswith("game"):
            break
    return called


def main():
    games = {"short": "SSSS", "close": "SRSRSRRSSS", "open": "SRS", "break": "RRRSR"}
    winners = []
    for name, points in games.items():
        calls = play(points)
        print(f"{name}: {' | '.join(calls)}")
        winners.append(calls[-1].split()[-1])
    print(winners.count("server"), "to", winners.count("receiver"))


main()
