from operator import itemgetter

heats = [
    [("Lund", "6:12.4"), ("Kiel", "6:09.8"), ("Riga", "6:20.1")],
    [("Oslo", "6:15.0"), ("Gent", "6:11.2")],
    [("Bled", "6:08.0"), ("Cork", "6:30.7"), ("Porto", "6:10.9")],
]


def seconds(text):
    m, s = text.split(":")
    return int(m) * 60 + float(s)


direct, losers = [], []
for number, heat in enumerate(heats, start=1):
    order = sorted(((boat, seconds(t)) for boat, t in heat), key=itemgetter(1))
    direct.append(order[0])
    losers += order[1:]
    print("heat", number, "won by", order[0][0], f"margin {order[1][1] - order[0][1]:.1f}s")

losers.sort(key=itemgetter(1))
lucky = losers[:3]
final = sorted(direct + lucky, key=itemgetter(1))
lanes = [3, 4, 2, 5, 1, 6]
for lane, (boat, t) in sorted(zip(lanes, final)):
    minutes, rest = divmod(t, 60)
    print(lane, boat, f"{int(minutes)}:{rest:04.1f}", "(L)" if (boat, t) in lucky else "")
print("out:", [b for b, _ in losers[3:]])
