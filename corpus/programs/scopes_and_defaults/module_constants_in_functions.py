RATE = 19
LABELS = {7: "food", 19: "other"}
DEBUG = False


def debug(*parts):
    if DEBUG:
        print("  debug:", *parts)


def tax(cents, rate=RATE):
    part = cents * rate // (100 + rate)
    debug(cents, rate, LABELS.get(rate, "?"))
    return part


def receipt(*entries):
    total = 0
    for cents, *rate in entries:
        total += tax(cents, *rate)
    return total


print(receipt((1190,), (214, 7)))
DEBUG = True
RATE = 25               # too late for the default
print(receipt((1190,), (1250, RATE)))
LABELS[RATE] = "luxury"
del LABELS[7]
print(receipt((107, 7), (125, 25), (5,)))
