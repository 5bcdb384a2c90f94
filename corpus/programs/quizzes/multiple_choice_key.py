KEY = "BADCABDC"
sheets = {
    "Noa": "BADCABDC",
    "Ole": "BADAABCC",
    "Pam": "B-DCA--C",
    "Quy": "CADCABD",
}


def mark(sheet, key=KEY, wrong=-0.25):
    total = 0
    for given, right in zip(sheet, key):
        if given == "-":
            continue
        total += 1 if given == right else wrong
    return total


def item_analysis(sheets):
    for i, right in enumerate(KEY):
        given = [s[i] for s in sheets.values() if len(s) > i]
        yield i + 1, given.count(right) / len(given), sorted(set(given) - {right, "-"})


for name, sheet in sheets.items():
    note = "" if len(sheet) == len(KEY) else f" ({len(KEY) - len(sheet)} missing)"
    print(f"{name} {mark(sheet):5.2f}{note}")
for number, share, distractors in item_analysis(sheets):
    if share < 1:
        print(f"question {number}: {share:.0%} right, also chosen {distractors}")
pairs = [(a, b) for a in sheets for b in sheets if a < b and sheets[a][:7] == sheets[b][:7]]
print("alike:", pairs)
