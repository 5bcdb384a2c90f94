def set_winner(a, b):
    if max(a, b) < 11 or abs(a - b) < 2:
        return None
    return "home" if a > b else "away"


def match_result(sets, best_of=5):
    need = best_of // 2 + 1
    won = {"home": 0, "away": 0}
    for text in sets.split():
        a, b = (int(x) for x in text.split(":"))
        w = set_winner(a, b)
        if w is None:
            return won, f"set {text} is not finished"
        won[w] += 1
        if won[w] == need:
            return won, w
    return won, "still open"


def main():
    protocol = {
        "Li - Maier": "11:7 9:11 11:3 12:10",
        "Sato - Okafor": "11:13 8:11 11:9 4:11",
        "Diaz - Ek": "11:2 11:10 3:11",
        "Roux - Holm": "11:5 5:11",
    }
    totals = {"home": 0, "away": 0}
    for pairing, sets in protocol.items():
        won, state = match_result(sets)
        print(f"{pairing:14} {won['home']}:{won['away']}  {state}")
        if state in totals:
            totals[state] += 1
    print(totals)
    quick = match_result("11:0 11:0", best_of=3)
    print(quick[1], quick[0]["home"])


main()
