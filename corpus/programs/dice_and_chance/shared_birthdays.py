people = 1
same = 1.0
table = []
while people < 40:
    people += 1
    same *= (365 - people + 1) / 365
    p = 1 - same
    if people % 8 == 0 or len(table) == 0 and p > 0.5:
        table.append((people, round(p, 3)))
        print(people, "people:", round(p * 100, 1), "%")
first = [n for n, p in table if p > 0.5][0]
print("over one half in the table from", first)
birthdays = ["03-14", "07-01", "12-24", "07-01", "02-29", "12-24", "07-01"]
groups = {}
for i, b in enumerate(birthdays):
    groups.setdefault(b, []).append(i)
shared = {b: who for b, who in groups.items() if len(who) > 1}
print(shared)
