goals = [(3, 15, "home"), (17, 2, "away"), (24, 40, "home"), (25, 30, "home"), (51, 0, "away")]
penalties = [(2, 30, "away", 2), (23, 50, "away", 2), (24, 10, "home", 5), (50, 30, "home", 2)]


def sec(m, s=0):
    return m * 60 + s


def on_ice(side, t):
    out = 0
    for m, s, who, minutes in penalties:
        if who == side and sec(m, s) <= t < sec(m + minutes, s):
            out += 1
    return max(5 - out, 3)


score = {"home": 0, "away": 0}
kinds = []
for m, s, side in goals:
    t = sec(m, s)
    other = "away" if side == "home" else "home"
    mine, theirs = on_ice(side, t), on_ice(other, t)
    if mine > theirs:
        kind = "power play"
    elif mine < theirs:
        kind = "short handed"
    else:
        kind = "even"
    score[side] += 1
    kinds.append(kind)
    period = t // 1200 + 1
    print(f"P{period} {m:02}:{s:02} {side} {mine}-{theirs} {kind:12} {score['home']}:{score['away']}")
print({k: kinds.count(k) for k in sorted(set(kinds))})
minutes = sum(p[3] for p in penalties if p[2] == "home")
print("home penalty minutes", minutes)
