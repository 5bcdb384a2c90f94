def balance(start, movements):
    """Yields each movement with the balance after it; raises below the limit."""
    limit = -100
    total = start
    for text, amount in movements:
        if total + amount < limit:
            raise OverflowError(f"{text}: {total + amount} is below {limit}")
        total += amount
        yield text, amount, total


def statement(rows):
    for text, amount, total in rows:
        yield f"{text:<12}{amount:>+8}{total:>8}"


def lowest(rows):
    return min(total for _, _, total in rows)


def main():
    march = [("rent", -600), ("salary", 1450), ("food", -212), ("car", -580)]
    for line in statement(balance(120, march[1:])):
        print(line)
    print("lowest", lowest(balance(120, march[1:])))
    try:
        for line in statement(balance(120, march)):
            print(line)
    except OverflowError as e:
        print("bounced:", e)
    april = [("gift", 50), ("phone", -30)]
    end = [total for *_, total in balance(778, april)][-1]
    print(end)
    print(list(statement(balance(end, []))), lowest(balance(0, april)))


main()
