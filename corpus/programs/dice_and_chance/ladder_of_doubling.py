def martingale(results, start, money):
    bet = start
    history = []
    for won in results:
        if bet > money:
            history.append(("broke", bet, money))
            break
        if won:
            money += bet
            bet = start
        else:
            money -= bet
            bet *= 2
        history.append(("won" if won else "lost", bet, money))
    return history


def show(history):
    for i, (what, bet, money) in enumerate(history, start=1):
        print("%2d %-5s next bet %3d money %4d" % (i, what, bet, money))


night_one = [True, False, False, True, True]
night_two = [False] * 6

show(martingale(night_one, 5, 100))
print()
show(martingale(night_two, 5, 100))
finals = [martingale(n, 5, 100)[-1][2] for n in (night_one, night_two)]
print(finals, sum(finals) - 200)
