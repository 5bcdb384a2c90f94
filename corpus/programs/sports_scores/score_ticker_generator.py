import itertools


def ticker(events, width=22):
    text = "   ".join(events) + "   "
    for start in itertools.count():
        i = start % len(text)
        yield (text + text)[i:i + width]


def goals(home, away, minutes):
    h = a = 0
    for minute, side in minutes:
        if side == "h":
            h += 1
        else:
            a += 1
        yield f"{minute}' {home} {h}-{a} {away}"


news = list(goals("Ajax", "PSV", [(12, "h"), (40, "a"), (88, "a")]))
print(news)
view = ticker(news[-2:])
for frame in itertools.islice(view, 0, 15, 3):
    print(f"[{frame}]")
late = [n for n in news if int(n.split("'")[0]) > 75]
print("late:", *late)
short = ticker(["FT"], width=5)
print(next(short), next(short), next(short), sep="|")
