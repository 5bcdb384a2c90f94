from decimal import Decimal

CLAIMS = """\
2024-03-01|Meier|train|48.90
2024-03-01|Meier|lunch|12.50
2024-03-04|Özil|hotel|119.00
2024-03-05|Özil|taxi|23.40
2024-03-05|Meier|hotel|95.00"""

LIMITS = {"lunch": Decimal("10"), "hotel": Decimal("100")}


def parse(line):
    day, who, kind, amount = line.split("|")
    return {"day": day, "who": who, "kind": kind, "amount": Decimal(amount)}


def allowed(claim):
    limit = LIMITS.get(claim["kind"])
    if limit is None:
        return claim["amount"]
    return min(limit, claim["amount"])


def main():
    claims = [parse(line) for line in CLAIMS.splitlines()]
    paid = {}
    cut = []
    for claim in claims:
        ok = allowed(claim)
        paid[claim["who"]] = paid.get(claim["who"], Decimal(0)) + ok
        if ok < claim["amount"]:
            cut.append((claim["who"], claim["kind"], claim["amount"] - ok))
    for who, amount in paid.items():
        print(f"{who:<8}{amount:>8}")
    for who, kind, difference in cut:
        print("cut", who, kind, "by", difference)
    days = sorted({c["day"] for c in claims}, reverse=True)
    print(days[0], "to", days[-1])


main()
