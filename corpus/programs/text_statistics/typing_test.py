def score(target, typed, seconds):
    mistakes = 0
    for i in range(len(target)):
        if target[i] != typed[i]:
            mistakes += 1
    minutes = seconds / 60
    gross = len(typed) / 5 / minutes
    net = gross - mistakes / minutes
    return {"gross": gross, "net": max(0, net), "mistakes": mistakes}


def show(name, result):
    print("%s: %.1f wpm gross, %.1f net, %d mistakes" % (name, result["gross"], result["net"], result["mistakes"]))


def main():
    target = "pack my box"
    attempts = [
        ("Ada", "pack my box", 4),
        ("Bo", "pack mu bux", 3),
        ("Cy", "pack my bo", 2.5),
    ]
    best = None
    for name, typed, seconds in attempts:
        result = score(target, typed, seconds)
        show(name, result)
        if best is None or result["net"] > best[1]["net"]:
            best = (name, result)
    print("winner:", best[0])


if __name__ == "__main__":
    main()
