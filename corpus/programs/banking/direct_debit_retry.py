import itertools

MAX_TRIES = 3


def bank_simulator(answers):
    """Return a function that answers like the bank did, one answer per call."""
    feed = itertools.chain(answers, itertools.repeat("timeout"))

    def collect(mandate, amount):
        return next(feed)

    return collect


def debit(collect, mandate, amount):
    for attempt in range(1, MAX_TRIES + 1):
        answer = collect(mandate, amount)
        if answer == "ok":
            return attempt, "collected"
        if answer == "closed":
            return attempt, "mandate closed"
    return MAX_TRIES, "gave up"


collect = bank_simulator(["ok", "timeout", "no funds", "ok", "closed", "no funds"])
totals = {}
for mandate, amount in [("M-1", 20), ("M-2", 45), ("M-3", 60), ("M-4", 15)]:
    tries, result = debit(collect, mandate, amount)
    totals[result] = totals.get(result, 0) + amount
    print("%s: %s after %d" % (mandate, result, tries))
print(totals)
