from datetime import datetime, timedelta

RATE = 150          # cents per hour
FREE_FROM, FREE_UNTIL = 20, 8


def paid_until(start, cents):
    """Walk minute blocks of 10; nights are free."""
    t = start
    block = timedelta(minutes=10)
    price = RATE / 6
    while cents >= price or t.hour >= FREE_FROM or t.hour < FREE_UNTIL:
        if not (t.hour >= FREE_FROM or t.hour < FREE_UNTIL):
            cents -= price
        t += block
    return t, round(cents)


def fine(parked, left):
    over = left - parked
    if over <= timedelta(0):
        return 0
    for limit, amount in ((30, 10), (60, 15), (180, 20)):
        if over <= timedelta(minutes=limit):
            return amount
    return 40


cases = [
    (datetime(2024, 5, 3, 10, 0), 200),
    (datetime(2024, 5, 3, 19, 40), 75),
    (datetime(2024, 5, 3, 23, 0), 0),
]
for start, cents in cases:
    end, rest = paid_until(start, cents)
    print(f"{start:%a %H:%M} with {cents:>3} c until {end:%a %H:%M}, {rest} c back")

end, _ = paid_until(*cases[0])
for minutes in (-5, 0, 30, 61, 500):
    print(minutes, fine(end, end + timedelta(minutes=minutes)))
