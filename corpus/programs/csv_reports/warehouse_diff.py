yesterday = """sku,qty
A-100,12
A-200,0
B-310,7
C-001,3"""
today = """sku,qty
A-100,9
B-310,7
C-001,5
D-777,20"""

def parse(t):
    out = {}
    for l in t.split("\n")[1:]:
        k, v = l.split(",")
        out[k] = int(v)
    return out

old = parse(yesterday)
new = parse(today)

added = new.keys() - old.keys()
gone = old.keys() - new.keys()
changed = {k: (old[k], new[k]) for k in sorted(old.keys() & new.keys()) if old[k] != new[k]}

for k in sorted(added):
    print("+", k, new[k])
for k in sorted(gone):
    print("-", k, old[k])
for k, (a, b) in changed.items():
    print("~", k, a, "->", b, f"({b - a:+d})")

net = sum(new.values()) - sum(old.values())
print(f"net {net:+}")
