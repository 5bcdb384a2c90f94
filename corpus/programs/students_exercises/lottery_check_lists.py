ticket = [7, 13, 21, 28, 40, 44]
draws = [[1, 7, 13, 22, 28, 39], [2, 3, 4, 5, 6, 8], [7, 13, 21, 28, 40, 45]]
prizes = {3: 10, 4: 60, 5: 3500}


def hits(ticket, draw):
    n = 0
    for number in ticket:
        if number in draw:
            n += 1
    return n


def prize(n):
    if n in prizes:
        return prizes[n]
    return 0


won = 0
for week in range(len(draws)):
    h = hits(ticket, draws[week])
    p = prize(h)
    won += p
    print("week", week + 1, "-", h, "hits,", p, "euro")

cost = len(draws) * 1.5
print("won", won, "spent", cost, "profit", won - cost)

# which numbers were drawn more than once?
all_numbers = []
for d in draws:
    all_numbers.extend(d)
often = []
for n in all_numbers:
    if all_numbers.count(n) > 1 and n not in often:
        often.append(n)
print("often:", often)
never = [n for n in range(1, 11) if n not in all_numbers]
print("never up to 10:", never)
close = [n for n in ticket if n not in draws[2] and (n + 1 in draws[2] or n - 1 in draws[2])]
print("so close:", close)
