from typing import NamedTuple, Union


class Ok(NamedTuple):
    value: float


class Err(NamedTuple):
    reason: str
    line: int


Result = Union[Ok, Err]


def parse(line: str, number: int) -> Result:
    match line.split():
        case [amount, "EUR"]:
            try:
                return Ok(float(amount))
            except ValueError:
                return Err(f"amount {amount}", number)
        case [amount, currency]:
            return Err(f"currency {currency}", number)
        case []:
            return Err("empty", number)
        case words:
            return Err(f"{len(words)} words", number)


def collect(text: str):
    good, bad = [], []
    for n, line in enumerate(text.split("\n"), start=1):
        match parse(line, n):
            case Ok(value) if value < 0:
                bad.append(Err("negative", n))
            case Ok(value):
                good.append(value)
            case Err() as e:
                bad.append(e)
    return good, bad


def main():
    good, bad = collect("12.50 EUR\n9 USD\n\n7 EUR\nx EUR\n-3 EUR\na b c")
    print(good, sum(good))
    for e in bad:
        print(f"line {e.line}: {e.reason}")
    print(len(bad), max(bad, key=lambda e: len(e.reason)))


main()
