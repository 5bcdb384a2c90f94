def main():
    upper = [("Nova", 31), ("Pulse", 28), ("Orbit", 19), ("Drift", 12)]
    lower = [("Ember", 40), ("Frost", 33), ("Gale", 33), ("Haze", 9)]
    direct, playoff = 1, 1
    down = [name for name, _ in upper[-direct:]]
    up = [name for name, _ in lower[:direct]]
    challenger, defender = lower[direct], upper[-direct - playoff]
    games = ["2:1", "0:2", "2:0"]
    wins = {challenger[0]: 0, defender[0]: 0}
    for g in games:
        a, b = map(int, g.split(":"))
        wins[challenger[0] if a > b else defender[0]] += 1
    winner = max(wins, key=wins.get)
    print("playoff:", wins, "->", winner)
    if winner == challenger[0]:
        up.append(challenger[0])
        down.append(defender[0])
    new_upper = [n for n, _ in upper if n not in down] + up
    new_lower = down + [n for n, _ in lower if n not in up]
    print("upper:", ", ".join(new_upper))
    print("lower:", ", ".join(new_lower))
    tie = [n for n, p in lower if p == challenger[1]]
    print("tied for the playoff place:", tie if len(tie) > 1 else "nobody")
    assert len(new_upper) == len(upper) and len(new_lower) == len(lower)


if __name__ == "__main__":
    main()
