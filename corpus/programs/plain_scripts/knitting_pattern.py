pattern = """
k2 p2 k2 p2
p2 k2 p2 k2
k8
""".strip().splitlines()

chart = []
for line in pattern:
    row = ""
    for stitch in line.split():
        kind, n = stitch[0], int(stitch[1:])
        row += {"k": "|", "p": "-"}[kind] * n
    chart.append(row)

widths = {len(r) for r in chart}
print("width", widths, "ok" if len(widths) == 1 else "uneven")

repeats = 2
for row in chart[::-1]:
    print(row * repeats)

stitches = sum(len(r) for r in chart) * repeats
purl = sum(r.count("-") for r in chart) * repeats
print(stitches, "stitches,", purl, "purl,", f"{purl / stitches:.0%}")

gauge = 22 / 10
print("width in cm:", round(len(chart[0]) * repeats / gauge, 1))
back = []
for row in chart:
    back.append(row[::-1].translate(str.maketrans("|-", "-|")))
print(back[0], back[-1])
print("reversible" if sorted(back) == sorted(chart) else "not reversible")
yarn = stitches * 1.4 / 100
print(f"{yarn:.2f} m of yarn")
