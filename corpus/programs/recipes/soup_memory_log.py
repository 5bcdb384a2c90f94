pot = []
log = []


def add(what, ml=0, *, hot=False):
    pot.append({"what": what, "ml": ml, "hot": hot})
    log.append(f"+{what}")
    return sum(p["ml"] for p in pot)


def remove(what):
    for i, p in enumerate(pot):
        if p["what"] == what:
            log.append(f"-{what}")
            return pot.pop(i)
    return None


def temperature():
    hot = sum(p["ml"] for p in pot if p["hot"])
    total = sum(p["ml"] for p in pot)
    return (hot * 95 + (total - hot) * 18) / total


level = add("stock", 1200, hot=True)
level = add("cream", 250)
add("bay leaf")
print(level, round(temperature(), 1))
leaf = remove("bay leaf")
print(leaf, remove("stone"))
level = add("peas", ml=400)
print(level, round(temperature(), 1), "warm it up!" if temperature() < 70 else "serve")
for p in pot:
    p["hot"] = True
print(temperature(), " ".join(log))
print(sorted(pot, key=lambda p: p["ml"])[0]["what"], len(pot))
