RESULTS = """\
17 Abebe 2:08:44
4 Tanaka 2:11:02
23 Novák DNF
9 Silva 2:08:51
31 Byrne 2:x4:10
"""


def seconds(text):
    h, m, s = (int(p) for p in text.split(":"))
    return h * 3600 + m * 60 + s


def clock(sec):
    return f"{sec // 3600}:{sec // 60 % 60:02}:{sec % 60:02}"


finished, problems = [], []
for line in RESULTS.splitlines():
    bib, name, time = line.split()
    if time == "DNF":
        continue
    try:
        finished.append((seconds(time), int(bib), name))
    except ValueError as error:
        problems.append(f"{name}: {error}")

finished.sort()
winner = finished[0][0]
for place, (sec, bib, name) in enumerate(finished, 1):
    behind = "" if sec == winner else f"+{clock(sec - winner)}"
    print(f"{place} {name:<8}#{bib:<4}{clock(sec)} {behind}".rstrip())
print(*problems, sep="\n")
mean = sum(sec for sec, *_ in finished) / len(finished)
print("mean", clock(round(mean)))
