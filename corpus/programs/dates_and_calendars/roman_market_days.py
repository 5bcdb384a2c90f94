from itertools import cycle, islice

# the Roman week had eight days, named A to H
letters = "ABCDEFGH"
months = [("Ian", 9), ("Feb", 8)]


def days(months):
    for name, length in months:
        for d in range(1, length + 1):
            yield name, d


def market_days(months, letter, first="A"):
    start = letters.index(first)
    names = islice(cycle(letters), start, None)
    for (month, d), l in zip(days(months), names):
        if l == letter:
            yield month, d


def main():
    found = list(market_days(months, "C"))
    print(len(found), found[:3], found[-1])
    per_month = {}
    for month, _ in found:
        per_month[month] = per_month.get(month, 0) + 1
    print(per_month)
    for letter in letters[:1]:
        feb = [d for m, d in market_days(months, letter, first="D") if m == "Feb"]
        print(letter, feb)
    total = sum(n for _, n in months)
    print(total, divmod(total, len(letters)), letters[total % 8])
    on_first = [l for l in letters if ("Feb", 1) in market_days(months, l)]
    print("the first of February is a", on_first)


if __name__ == "__main__":
    main()
