from collections import defaultdict
from datetime import date, timedelta

ROWS = """Heike;f;2023-01-10
Murat;m;2023-02-01
Heike;f;2023-04-20
Murat;m;2023-03-10
Heike;f;2023-09-01
Iris;f;2023-05-05"""

GAP = {"m": timedelta(weeks=8), "f": timedelta(weeks=12)}
PER_YEAR = {"m": 6, "f": 4}


def load(rows):
    donors = defaultdict(list)
    sexes = {}
    for row in rows.splitlines():
        name, sex, day = row.split(";")
        donors[name].append(date.fromisoformat(day))
        sexes[name] = sex
    return donors, sexes


def too_early(days, gap):
    return [b for a, b in zip(days, days[1:]) if b - a < gap]


def next_date(days, sex):
    following = days[-1] + GAP[sex]
    this_year = [d for d in days if d.year == following.year]
    if len(this_year) >= PER_YEAR[sex]:
        return max(following, date(following.year + 1, 1, 1))
    return following


def main():
    donors, sexes = load(ROWS)
    for name, days in donors.items():
        early = too_early(days, GAP[sexes[name]])
        print(f"{name:<6}{len(days)} donations, next {next_date(days, sexes[name])}", [d.isoformat() for d in early] or "")
    litres = sum(map(len, donors.values())) * 0.5
    print(litres, "l", len(donors), "donors")
    invite = [n for n in donors if next_date(donors[n], sexes[n]) <= date(2023, 10, 1)]
    print("invite:", sorted(invite, key=lambda n: donors[n][-1]))
    print(dict(sexes), donors["Nobody"], len(donors))


if __name__ == "__main__":
    main()
