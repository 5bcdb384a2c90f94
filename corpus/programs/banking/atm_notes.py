NOTES = (50, 20, 10, 5)


def dispense(amount, stock):
    """Greedy: give the largest notes first."""
    given = {}
    for note in NOTES:
        n = amount // note
        if n > stock[note]:
            n = stock[note]
        if n:
            given[note] = n
            amount -= n * note
            stock[note] -= n
    if amount:
        raise ValueError("cannot pay out remaining %d" % amount)
    return given


stock = {50: 2, 20: 3, 10: 1, 5: 2}
print(dispense(85, stock))
print(stock)
print(dispense(90, stock))
print(stock)
print(dispense(30, stock))
print("done")
