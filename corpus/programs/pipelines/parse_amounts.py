from decimal import Decimal, InvalidOperation


def clean(text):
    return text.replace("€", "").replace(" ", "").strip()


def normalise(text):
    if "," in text and "." in text:
        if text.rindex(",") > text.rindex("."):
            text = text.replace(".", "").replace(",", ".")
        else:
            text = text.replace(",", "")
    elif "," in text:
        text = text.replace(",", ".")
    return text


def to_decimal(text):
    try:
        return Decimal(text)
    except InvalidOperation:
        return None


def pipeline(*stages):
    def run(value):
        for stage in stages:
            value = stage(value)
            if value is None:
                break
        return value
    return run


amount = pipeline(clean, normalise, to_decimal, lambda d: d.quantize(Decimal("0.01")))

inputs = ["12,5 €", "1.234,56", "1,234.56", "€ 7", "free", "1.500"]
parsed = [amount(i) for i in inputs]
for i, p in zip(inputs, parsed):
    print(f"{i:>10} {p}")
good = [p for p in parsed if p is not None]
print("sum", sum(good), "bad", parsed.count(None))
