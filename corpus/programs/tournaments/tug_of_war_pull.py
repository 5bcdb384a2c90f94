teams = {"firemen": [84, 91, 77, 102], "bakers": [70, 88, 95], "poets": [59, 61, 80, 66, 72]}
pull = {}
for t in teams:
    pull[t] = 0
    for w in teams[t]:
        pull[t] = pull[t] + w * 0.9
rope = 0
pairs = [("firemen", "bakers"), ("poets", "firemen"), ("bakers", "poets")]
wins = {t: 0 for t in teams}
for a, b in pairs:
    rope = 0
    seconds = 0
    fa = pull[a]
    fb = pull[b]
    while -2 < rope < 2:
        rope = rope + (fa - fb) / 200
        fa = fa * 0.97
        fb = fb * 0.98
        seconds = seconds + 1
        if seconds == 12:
            break
    if rope > 0:
        w = a
    else:
        w = b
    wins[w] += 1
    print(a, "against", b, "->", w, "after", seconds, "s at", round(rope, 2))
print(wins)
