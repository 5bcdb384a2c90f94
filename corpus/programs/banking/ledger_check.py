def check(entries):
    errors = []
    debit = credit = 0
    seen = set()
    for entry in entries:
        ref = entry["ref"]
        if ref in seen:
            errors.append(f"{ref} appears twice")
        seen.add(ref)
        d = sum(amount for _, amount in entry["debit"])
        c = sum(amount for _, amount in entry["credit"])
        if d != c:
            errors.append(f"{ref} is out by {abs(d - c)}")
        debit += d
        credit += c
    return debit, credit, errors


def accounts(entries):
    sheet = {}
    for entry in entries:
        for name, amount in entry["debit"]:
            sheet[name] = sheet.get(name, 0) + amount
        for name, amount in entry["credit"]:
            sheet[name] = sheet.get(name, 0) - amount
    return sheet


def main():
    entries = [
        {"ref": "J1", "debit": [("cash", 900)], "credit": [("capital", 900)]},
        {"ref": "J2", "debit": [("tools", 150), ("tax", 30)], "credit": [("cash", 180)]},
        {"ref": "J3", "debit": [("cash", 240)], "credit": [("sales", 200), ("tax", 38)]},
        {"ref": "J2", "debit": [("cash", 10)], "credit": [("sales", 10)]},
    ]
    debit, credit, errors = check(entries)
    print(f"debit {debit}, credit {credit}")
    for e in errors:
        print(" -", e)
    sheet = accounts(entries)
    width = max(map(len, sheet))
    for name, amount in sorted(sheet.items()):
        print(name.ljust(width), f"{amount:>6}")
    return not errors


if __name__ == "__main__":
    print("books balance" if main() else "books do not balance")
