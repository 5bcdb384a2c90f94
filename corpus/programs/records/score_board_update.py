def new_player(name, scores=[], level=1):
    return {"name": name, "scores": scores, "level": level}


def add_score(player, points):
    player["scores"].append(points)
    if sum(player["scores"]) > player["level"] * 100:
        player["level"] += 1
    return player["level"]


def best(players):
    return max(players, key=lambda p: max(p["scores"], default=0))


def main():
    kai = new_player("Kai")
    mia = new_player("Mia")
    pro = new_player("Pro", [90, 95], level=2)
    add_score(kai, 60)
    add_score(kai, 70)
    add_score(mia, 20)
    add_score(pro, 40)
    for p in (kai, mia, pro):
        print(p["name"], p["scores"], "level", p["level"])
    print("best:", best([mia, pro, kai])["name"])
    guest = new_player("Guest", [])
    print(add_score(guest, 101), guest)


main()
