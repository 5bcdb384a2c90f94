CHAT = [
    (1, "Zed", "gg everyone"),
    (2, "Kai", "BUY CHEAP GOLD buy cheap gold"),
    (3, "Kai", "BUY CHEAP GOLD"),
    (5, "Zed", "nooooooo"),
    (6, "Lux", "darn it, darn lag"),
    (7, "Kai", "gold gold gold"),
]
BANNED = {"darn": 1, "gold": 2}


def score(text):
    points = 0
    words = text.lower().replace(",", "").split()
    for w in words:
        points += BANNED.get(w, 0)
    if text.isupper():
        points += 3
    return points


def censor(text):
    for w in BANNED:
        text = text.replace(w, w[0] + "*" * (len(w) - 1))
    return text


strikes = {}
muted = set()
for second, who, text in CHAT:
    if who in muted:
        print(f"{second:>2} ({who} is muted)")
        continue
    s = score(text)
    strikes[who] = strikes.get(who, 0) + s
    if strikes[who] > 6:
        muted.add(who)
    print(f"{second:>2} {who}: {censor(text)}", f"[{s}]" if s else "")

print(strikes, muted)
print(max(strikes, key=strikes.get))
print(score("DARN GOLD"), censor("Gold"))
