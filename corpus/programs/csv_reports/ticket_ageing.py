from datetime import date

TODAY = date(2024, 2, 10)
BUCKETS = [(7, "this week"), (30, "this month"), (90, "this quarter")]

tickets = [
    "101;2024-02-08;open",
    "102;2024-01-20;open",
    "103;2023-12-24;closed",
    "104;2023-12-01;open",
    "105;2023-10-30;waiting",
]


def bucket(days):
    for limit, label in BUCKETS:
        if days <= limit:
            return label
    return "older"


def ageing(rows, skip=("closed",)):
    table = {}
    for row in rows:
        number, opened, state = row.split(";")
        if state in skip:
            continue
        days = (TODAY - date.fromisoformat(opened)).days
        table.setdefault(bucket(days), []).append((int(number), days))
    return table


table = ageing(tickets)
for label, entries in table.items():
    worst = max(entries, key=lambda e: e[1])
    print(f"{label:<13}{len(entries)} (oldest #{worst[0]}, {worst[1]} days)")

everything = ageing(tickets, skip=("closed"))
print(sum(map(len, everything.values())))
everything = ageing(tickets, skip=())
print(sum(len(v) for v in everything.values()))
