checks = [0, 1, "", "0", [], [0], None, (), {}, 0.0, -1]
for c in checks:
    print(repr(c).ljust(5), "true" if c else "false", end="; ")
print()
a, b = 0, "x"
print(a or b, a and b, b or a, b and a, not a, not b)
print(None or [] or 0, 1 and 2 and 3, 1 or 1 / 0, [] and [][0])
x = 5
print(1 < x < 10, 1 < x > 3, x == 5 == 5.0, 0 < x < 3 < 1 / 1)
print(x if x > 3 else -x, "big" if x > 9 else "mid" if x > 4 else "small")
print(x in (1, 5) and x not in [2], (x > 3) + (x > 4) + (x > 5), True + True)
if not (a and b) == (not a or not b):
    print("De Morgan was wrong")
elif a is None or a == 0 and b:
    print("fine")
name = "" or "nobody"
name += "!" * (len(name) > 3)
print(name, bool("False"), int(True), str(None) + "!")
