class Player:
    def __init__(self, name, skill):
        self.name = name
        self.skill = skill
        self.losses = 0

    def __gt__(self, other):
        return self.skill > other.skill

    def __str__(self):
        return self.name + "'" * self.losses


def fight(a, b):
    winner, loser = (a, b) if a > b else (b, a)
    loser.losses += 1
    return winner, loser


def run(players):
    upper, lower, out = list(players), [], []
    while len(upper) > 1 or len(lower) > 1:
        if len(upper) > 1:
            a, b = upper.pop(0), upper.pop(0)
            w, l = fight(a, b)
            upper.append(w)
            lower.append(l)
        if len(lower) > 1:
            a, b = lower.pop(0), lower.pop(0)
            w, l = fight(a, b)
            lower.append(w)
            out.append(l)
    return upper[0], lower[0], out


def main():
    players = [Player(*p) for p in (("Zed", 5), ("Kira", 9), ("Moe", 7), ("Ann", 8))]
    upper, lower, out = run(players)
    print("final:", upper, "against", lower)
    print("out:", *out)
    champion, second = fight(upper, lower)
    print("champion:", champion, "second:", second)
    order = [champion, second] + out[::-1]
    for place, p in enumerate(order, 1):
        print(place, p.name, p.losses)


main()
