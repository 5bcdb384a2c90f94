import re

LOG = [
    "job 17 finished in 12 s",
    "job 18 finished in 3 s",
    "user ana logged in from 10.1.1.1",
    "job 19 failed with code 137",
    "user bob logged in from 10.1.1.9",
    "user ana logged out",
    "job 20 finished in 44 s",
]
REPLACEMENTS = [
    (r"\b\d+\.\d+\.\d+\.\d+\b", "<ip>"),
    (r"\b\d+\b", "<n>"),
    (r"(?<=user )\w+", "<name>"),
]


def template(line):
    for pattern, mark in REPLACEMENTS:
        line = re.sub(pattern, mark, line)
    return line


clusters = {}
for i, line in enumerate(LOG):
    clusters.setdefault(template(line), []).append(i)

for t, rows in sorted(clusters.items(), key=lambda c: (-len(c[1]), c[0])):
    print(len(rows), t, rows)

rare = [LOG[rows[0]] for rows in clusters.values() if len(rows) == 1]
print("rare:", rare)
seconds = [int(re.search(r"in (\d+) s", LOG[i])[1]) for i in clusters["job <n> finished in <n> s"]]
print(seconds, max(seconds), sum(seconds) / len(seconds))
