def parse_money(text):
    text = text.strip()
    currency = ""
    number = ""
    for c in text:
        if c.isdigit() or c in ".,-":
            number += c
        elif c != " ":
            currency += c
    # the last separator is the decimal one
    comma, point = number.rfind(","), number.rfind(".")
    if comma > point:
        number = number.replace(".", "").replace(",", ".")
    else:
        number = number.replace(",", "")
    return float(number), currency or "?"


amounts = ["€ 1.234,50", "$1,234.50", "17 zł", "-3,5 CHF", "2.000", "£0.99"]
totals = {}
for a in amounts:
    value, currency = parse_money(a)
    totals.setdefault(currency, []).append(value)
    print(f"{a:>12} -> {value:>9.2f} {currency}")

print(totals)
print("suspicious:", [a for a in amounts if parse_money(a)[0] < 0 or parse_money(a)[1] == "?"])
equal = parse_money(amounts[0])[0] == parse_money(amounts[1])[0]
print(equal, parse_money("1,000")[0], parse_money("1.000")[0])
