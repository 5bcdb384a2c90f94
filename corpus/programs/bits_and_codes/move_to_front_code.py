def mtf(text, alphabet):
    table = list(alphabet)
    out = []
    for ch in text:
        i = table.index(ch)
        out.append(i)
        table.insert(0, table.pop(i))
    return out

def back(codes, alphabet):
    table = list(alphabet)
    text = ""
    for i in codes:
        ch = table.pop(i)
        text += ch
        table.insert(0, ch)
    return text

def rotate_sort(text):
    """the last column of all sorted rotations"""
    rows = sorted(text[i:] + text[:i] for i in range(len(text)))
    return "".join(r[-1] for r in rows), rows.index(text)

letters = "abnrz"
codes = mtf("bananarab", letters)
print(codes, sum(codes))
print(back(codes, letters))
mixed, place = rotate_sort("bananarab")
print(mixed, place, mtf(mixed, letters), sum(mtf(mixed, letters)))

def restore(last, place):
    table = [""] * len(last)
    for _ in last:
        table = sorted(ch + row for ch, row in zip(last, table))
    return table[place]

print(restore(mixed, place))
print(mtf("zzzz", letters), back([0, 0], "xy"), rotate_sort("a"))
print(mtf("bat", letters))
