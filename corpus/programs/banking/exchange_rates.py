from decimal import Decimal, ROUND_HALF_UP

RATES = {"EUR": Decimal("1"), "USD": Decimal("1.0842"), "CHF": Decimal("0.9571"), "JPY": Decimal("161.4")}


def convert(amount, source, target, fee=Decimal("0.01")):
    in_euro = Decimal(amount) / RATES[source]
    after_fee = in_euro * (1 - fee) if source != target else in_euro
    result = after_fee * RATES[target]
    places = Decimal("1") if target == "JPY" else Decimal("0.01")
    return result.quantize(places, rounding=ROUND_HALF_UP)


def main():
    orders = [("100", "EUR", "USD"), ("250.50", "USD", "CHF"), ("80", "CHF", "JPY"), ("5", "EUR", "EUR"), ("9", "EUR", "SEK")]
    results = []
    for amount, src, dst in orders:
        try:
            got = convert(amount, src, dst)
        except KeyError as missing:
            print("no rate for", missing)
            continue
        results.append(got)
        print(f"{amount} {src} -> {got} {dst}")
    print(len(results), max(results))
    free = convert("100", "EUR", "USD", fee=0)
    print(free)


if __name__ == "__main__":
    main()
