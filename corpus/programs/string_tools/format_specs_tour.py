value, name, part = 1234.5678, "Ida", 0.256
print(f"[{value:10.2f}] [{value:<10.1f}] [{value:^+12.0f}]")
print(f"[{name:>6}] [{name:_^9}] [{name!r:8}] [{name:.2}]")
print(f"{part:.1%} {value:e} {value:,.1f} {12345678:_}")
print(f"{255:x} {255:#X} {255:b} {255:#o} {65:c} {-5:05}")
width, digits = 9, 3
print(f"[{value:{width}.{digits}f}] [{name:{'*'}>{width}}]")
print("{0}-{1}-{0} {n:>4}".format("a", "b", n=7))
print("%s is %d years, %.1f kg, %5s|%-5s|" % (name, 9, 30.25, "r", "l"))
print(f"{value=:.1f} {len(name)=}")
print(f"{True:d} {None!s:>6} {[1, 2]!s:>8}|")
data = {"x": 3, "y": [4, 5]}
print(f"{data['x']} {data['y'][1]:>3}", "{d[x]} {d[y][0]}".format(d=data))
print("{:>{w}}".format("end", w=6), f"{{literal}} {'nested ' + f'{1 + 1}'}")
print(f"{name:d}")
