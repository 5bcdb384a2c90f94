import shlex


def parse(line):
    entry = {}
    for token in shlex.split(line):
        key, sep, value = token.partition("=")
        entry[key] = value if sep else True
    return entry


def select(entries, **wanted):
    return [e for e in entries if all(e.get(k) == v for k, v in wanted.items())]


lines = [
    'level=info msg="user logged in" user=ana retry',
    'level=error msg="payment declined" user=ben amount=19.99',
    'level=info msg="user logged out" user=ana',
    "level=error msg='card = expired' user=ben amount=5",
]
entries = [parse(l) for l in lines]
for e in entries:
    print(len(e), e["msg"])

lost = sum(float(e["amount"]) for e in select(entries, level="error"))
print("lost", lost)
print([e["msg"] for e in select(entries, user="ana", retry=True)])
keys = sorted(set().union(*entries))
print(keys)
common = set(keys).intersection(*entries)
print(sorted(common))
print("{level}: {msg}".format_map(entries[-1]), select(entries, level="debug"))
print(sum(float(e["amount"]) for e in select(entries, user="ana")))
