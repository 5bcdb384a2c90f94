from datetime import date

MONTHS = "Ian Feb Mar Apr Mai Iun Iul Aug Sep Oct Nov Dec".split()
LONG = {3, 5, 7, 10}


def roman(n):
    out = ""
    for value, sign in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while n >= value:
            out, n = out + sign, n - value
    return out


def roman_date(d):
    nones = 7 if d.month in LONG else 5
    ides = nones + 8
    anchors = [(1, "Kal"), (nones, "Non"), (ides, "Id")]
    for day, name in anchors:
        if d.day == day:
            return f"{name}. {MONTHS[d.month - 1]}."
        if d.day < day:
            n = day - d.day + 1
            return f"prid. {name}. {MONTHS[d.month - 1]}." if n == 2 else f"a.d. {roman(n)} {name}. {MONTHS[d.month - 1]}."
    following = date(d.year + d.month // 12, d.month % 12 + 1, 1)
    n = (following - d).days + 1
    month = MONTHS[following.month - 1]
    return f"prid. Kal. {month}." if n == 2 else f"a.d. {roman(n)} Kal. {month}."


def main():
    days = [date(2023, 3, 15), date(2023, 3, 16), date(2023, 1, 4), date(2023, 12, 31), date(2023, 8, 2), date(2024, 2, 24)]
    for d in days:
        print(d.strftime("%d %b"), "=", roman_date(d))
    march = [roman_date(date(2023, 3, n)) for n in range(1, 9)]
    print(march[5:8])
    print(len(set(march)) == len(march), max(march, key=len))


main()
