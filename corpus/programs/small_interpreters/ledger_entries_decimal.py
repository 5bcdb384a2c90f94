from decimal import Decimal, InvalidOperation
import re


class EntryError(ValueError):
    def __init__(self, line, reason):
        super().__init__(f"{reason} in {line!r}")
        self.reason = reason


ENTRY = re.compile(r"(?P<day>\d\d)\s+(?P<frm>\w+)\s*->\s*(?P<to>\w+)\s+(?P<amount>\S+)(?:\s+(?P<note>.*))?")


def parse(line):
    m = ENTRY.fullmatch(line.strip())
    if not m:
        raise EntryError(line, "syntax")
    try:
        amount = Decimal(m["amount"].replace(",", "."))
    except InvalidOperation:
        raise EntryError(line, "amount") from None
    if amount <= 0:
        raise EntryError(line, "sign")
    return int(m["day"]), m["frm"], m["to"], amount, m["note"] or ""


def post(lines):
    accounts, errors = {}, []
    for line in lines:
        try:
            day, frm, to, amount, note = parse(line)
        except EntryError as e:
            errors.append(e)
            continue
        accounts[frm] = accounts.get(frm, Decimal(0)) - amount
        accounts[to] = accounts.get(to, Decimal(0)) + amount
    return accounts, errors


def main():
    book = """01 salary -> bank 2100,00 May
03 bank -> rent 640,50
04 bank -> cash 1oo
05 bank => cash 100
09 bank -> food 87,35 market & bakery
10 food -> bank -5"""
    accounts, errors = post(book.splitlines())
    for name, balance in sorted(accounts.items()):
        print(f"{name:<8}{balance:>10}")
    print("sum", sum(accounts.values()))
    for e in errors:
        print("!", e)
    print([e.reason for e in errors].count("syntax"), parse("01 a->b 3")[4] == "")


main()
