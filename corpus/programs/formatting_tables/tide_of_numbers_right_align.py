values = [7, -13.5, 1200, 0.25, "n/a", None, 1e-7]

def text(v):
    if v is None:
        return ""
    if isinstance(v, str):
        return v
    if v == int(v):
        return str(int(v))
    if abs(v) < 0.001:
        return "%.0e" % v
    return "%.2f" % v

shown = [text(v) for v in values]
width = max(len(s) for s in shown)
for v, s in zip(values, shown):
    print("[" + s.rjust(width) + "]", "[" + s.center(width) + "]", type(v).__name__)

numbers = [v for v in values if isinstance(v, (int, float))]
print("sum", text(sum(numbers)), "of", len(numbers))
left = max(len(s.split(".")[0]) for s in shown)
for s in shown:
    whole, dot, rest = s.partition(".")
    print(whole.rjust(left) + dot + rest)
print(sorted(numbers, key=abs), max(shown, key=len))
print("%5d|%-5d|%05d|%+d|%x" % (42, 42, 42, 42, 42))
print("{:>8,}|{:<8}|{:^8}|{:08.3f}".format(1234567, "ab", "mid", 3.14159))
