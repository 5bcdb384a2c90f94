def make_license(limit):
    points = 0
    history = []

    def offence(name, cost):
        nonlocal points
        points += cost
        history.append(name)
        return points < limit

    def pardon(n=1):
        nonlocal points
        points = max(0, points - n)

    def status():
        return f"{points}/{limit} " + ("banned" if points >= limit else "ok")

    return offence, pardon, status


hammer, hammer_pardon, hammer_status = make_license(12)
rossi, *_, rossi_status = make_license(8)
print(hammer("jump start", 4), hammer("blue flags", 3))
print(rossi("contact", 5), rossi("cutting", 3), rossi_status())
hammer_pardon()
print(hammer_status())
print(hammer("unsafe release", 6), hammer_status())
hammer_pardon(n=20)
print(hammer_status(), "|", rossi_status())
print(hammer.__closure__[0].cell_contents)
