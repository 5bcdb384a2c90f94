old = """anna@x.org
bert@y.net
Cleo@Z.com
dora@x.org"""
new = """bert@y.net
cleo@z.com
emil@x.org
 dora@x.org """


def addresses(text):
    return {line.strip().lower() for line in text.splitlines() if "@" in line}


before, after = addresses(old), addresses(new)
joined = after - before
left = before - after
stayed = before & after
print("joined:", sorted(joined))
print("left:", sorted(left))
print(f"kept {len(stayed)} of {len(before)} ({len(stayed) / len(before):.0%})")

domains = {}
for mail in sorted(before | after):
    user, domain = mail.split("@")
    domains.setdefault(domain, set()).add(user)
for domain, users in domains.items():
    print(domain, *sorted(users))
blocked = frozenset({"x.org"})
send = [m for m in sorted(after) if m.partition("@")[2] not in blocked]
print(send)
assert before ^ after == joined | left
