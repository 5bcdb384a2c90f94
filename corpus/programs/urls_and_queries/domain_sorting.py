domains = ["mail.google.test", "example.org", "www.example.org", "a.b.example.org", "test.de", "bücher.test"]

def reverse_parts(d):
    return d.split(".")[::-1]

for d in sorted(domains, key=reverse_parts):
    print(".".join(reverse_parts(d)))

tree = {}
for d in domains:
    node = tree
    for part in reverse_parts(d):
        node = node.setdefault(part, {})
print(list(tree), list(tree["org"]["example"]))

def leaves(node, tail=""):
    n = 0
    for part, child in node.items():
        name = part + tail
        if not child:
            n += 1
        else:
            n += leaves(child, "." + name)
    return n

print(leaves(tree), "leaves of", len(domains))
parents = [d for d in domains if any(o != d and o.endswith("." + d) for o in domains)]
print("parents:", parents)
short = {d: d.removeprefix("www.") for d in domains if d.startswith("www.")}
print(short, max(domains, key=lambda d: d.count(".")))
print("bücher.test".encode("idna").decode(), len({d.rsplit(".", 2)[-2] for d in domains}))
