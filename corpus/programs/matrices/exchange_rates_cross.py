from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.0001")
to_euro = {"EUR": "1", "SEK": "0.0875", "PLN": "0.2310", "GBP": "1.17"}


def cross(rates):
    values = {code: Decimal(v) for code, v in rates.items()}
    return {
        a: {b: (values[a] / values[b]).quantize(CENT, ROUND_HALF_UP) for b in values}
        for a in values
    }


def convert(amount, source, target, table=None):
    table = table or cross(to_euro)
    try:
        return Decimal(amount) * table[source][target]
    except KeyError as missing:
        raise LookupError(f"no rate for {missing}") from None


table = cross(to_euro)
for code, row in table.items():
    print(code, *(f"{v:>9}" for v in row.values()))
print(convert("250", "GBP", "SEK", table))
print(convert("99.90", "PLN", "EUR"))
round_trip = convert(convert("100", "SEK", "PLN", table), "PLN", "SEK", table)
print("100 SEK there and back:", round_trip)
try:
    convert(5, "EUR", "NOK")
except LookupError as e:
    print("error:", e)
