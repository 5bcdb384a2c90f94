leads = [
    ["Maria Gomez", "maria@example.com", "2"],
    ["m. gomez", "MARIA@example.com ", "5"],
    ["Piet", "piet@example.org", "1"],
    ["Maria G.", "maria@example.com", "3"],
    ["piet", "piet@example.net", "8"],
]


def key(lead):
    return lead[1].strip().lower()


def dedupe(rows):
    best = {}
    for row in rows:
        k = key(row)
        if k not in best or row[2] > best[k][2]:
            best[k] = row
    return list(best.values())


unique = dedupe(leads)
print(len(leads), "->", len(unique))
for name, mail, score in unique:
    print(f"{name.title():<14}{mail.strip().lower():<22}{score}")

domains = {}
for row in unique:
    domain = key(row).rsplit("@", 1)[1]
    domains[domain] = domains.get(domain, 0) + 1
print(domains)
removed = [r for r in leads if r not in unique]
print([r[0] for r in removed])
