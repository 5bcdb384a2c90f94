from collections import deque

team = deque(["Ana", "Bia", "Cleo", "Dora", "Eva", "Fee"])
libero, bench = "Gil", ["Hana"]
score = {"we": 0, "they": 0}
we_serve = True
servers = [team[0]]

for rally in "wwtwttwtw":
    side = "we" if rally == "w" else "they"
    score[side] += 1
    if side == "we" and not we_serve:
        team.rotate(-1)
        servers.append(team[0])
    we_serve = side == "we"
    if score["they"] == 3 and bench:
        out = team[3]
        team[3] = bench.pop()
        print("substitution:", team[3], "for", out)

print("score {we}:{they}".format(**score))
print("servers:", " > ".join(servers))
print("front row:", [team[i] for i in (3, 2, 1)], "back row:", [team[i] for i in (4, 5, 0)])
print("libero for", team[4] if team[4] != libero else "nobody")
