from itertools import cycle, islice

players = ["Ida", "Jan", "Kay", "Lev"]
answers = iter([True, False, True, True, False, True, False, True])
lives = dict.fromkeys(players, 2)
order = []

while len(lives) > 1:
    for name in list(lives):
        ok = next(answers, None)
        if ok is None:
            break
        if not ok:
            lives[name] -= 1
            order.append(name)
            if lives[name] == 0:
                del lives[name]
                print(name, "is out")
    else:
        continue
    break

print("left:", lives)
print("mistakes in order:", order)
best = max(lives.values())
print("winners:", [n for n, l in lives.items() if l == best])
seats = list(islice(cycle(lives), 6))
print("next questions:", seats)
