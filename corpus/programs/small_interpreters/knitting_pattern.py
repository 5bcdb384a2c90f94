"""k = knit, p = purl; '*k2 p1*3' repeats three times."""
import re


def expand(row):
    row = re.sub(r"\*([^*]+)\*(\d+)", lambda m: " ".join([m[1]] * int(m[2])), row)
    stitches = ""
    for letter, n in re.findall(r"([kp])(\d*)", row):
        stitches += letter * int(n or 1)
    return stitches


def fabric(pattern, rows):
    for i in range(rows):
        line = expand(pattern[i % len(pattern)])
        if i % 2:
            line = line[::-1].translate(str.maketrans("kp", "pk"))
        yield line


def check(pattern):
    widths = [len(expand(r)) for r in pattern]
    if len(set(widths)) > 1:
        return "uneven: " + ", ".join(map(str, widths))
    return f"{widths[0]} stitches wide"


ribs = ["*k2 p1*3", "*k1 p2*3"]
print(check(ribs))
for line in fabric(ribs, 4):
    print(line.replace("k", "v").replace("p", "-"))
broken = ["k3 *p1 k1*2", "k6"]
print(check(broken), [expand(r) for r in broken])
total = "".join(fabric(ribs, 4))
print(total.count("k"), total.count("p"), f"{total.count('k') / len(total):.0%} knit")
print(repr(expand("")), expand("p k p10")[:5])
