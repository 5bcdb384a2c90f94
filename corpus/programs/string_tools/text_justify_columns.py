left = """Ham
Spam and eggs
Ei"""
right = "3.50\n12.00\n100.00\n7"

l, r = left.split("\n"), right.split("\n")
n = max(len(l), len(r))
l += [""] * (n - len(l))
w1, w2 = max(map(len, l)), max(map(len, r))
for a, b in zip(l, r):
    print(a.ljust(w1, ".") + b.rjust(w2 + 2, "."))

print("-" * (w1 + w2 + 2))

# aligned at the decimal point
def point(s):
    whole, dot, frac = s.partition(".")
    return len(whole), len(dot + frac)

before = max(point(s)[0] for s in r)
after = max(point(s)[1] for s in r)
for s in r:
    b, a = point(s)
    print("|" + " " * (before - b) + s + " " * (after - a) + "|")

total = sum(map(float, r))
print("sum".ljust(w1), format(total, f">{w2 + 1}.2f"))
print("{:*^20}".format(" end "), "%-6s|%6s" % ("ab", "cd"), f"{7:03d} {255:#x} {1e6:,.0f} {0.256:.1%}")
