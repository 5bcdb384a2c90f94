import random

PRIZES = {6: 100_000, 5: 900, 4: 40, 3: 8}


def draw(seed, n=6, top=49):
    rng = random.Random(seed)
    return sorted(rng.sample(range(1, top + 1), n))


def check(ticket, drawn):
    hits = set(ticket) & set(drawn)
    return len(hits), PRIZES.get(len(hits), 0)


def report(tickets, drawn):
    total = 0
    for owner, ticket in tickets.items():
        hits, prize = check(ticket, drawn)
        total += prize
        print(f"{owner:<8}{hits} right {prize:>8,}")
    return total


def main():
    drawn = [4, 11, 23, 30, 38, 45]
    tickets = {
        "Onkel": [4, 11, 19, 30, 38, 44],
        "Tante": [1, 2, 3, 4, 5, 6],
        "Neffe": list(range(9, 50, 7)),
        "Nichte": [45, 38, 30, 23, 11, 4],
    }
    paid = report(tickets, drawn)
    print("paid:", paid, "income:", 2 * len(tickets))
    extra = draw(7)
    print("second draw", extra, [check(t, extra)[0] for t in tickets.values()])


main()
