senders = """
ana@uni-ulm.de
newsletter@shop.example.com
bob@mail.example.com
no-reply@SHOP.example.com
carl@uni-ulm.de
spam
""".split()

domains = {}
broken = []
for s in senders:
    user, at, host = s.lower().partition("@")
    if not at:
        broken.append(s)
        continue
    parts = host.split(".")
    domain = ".".join(parts[-2:])
    domains.setdefault(domain, set()).add(user)

for d in sorted(domains, key=lambda d: -len(domains[d])):
    print(f"{d:<14}{len(domains[d])} {sorted(domains[d])}")
print("broken:", broken)

robots = sorted(u for users in domains.values() for u in users if "letter" in u or "reply" in u)
print("robots:", robots)
humans = sum(len(u) for u in domains.values()) - len(robots)
print(f"{humans} humans, {humans / len(senders):.0%}")
tlds = {d.rsplit(".")[-1] for d in domains}
print(sorted(tlds), "uni-ulm.de" in domains, max(map(len, senders)))
