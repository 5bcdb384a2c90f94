RAW = """commit 9f1c
Author: Lea <lea@x.test>

    Fix rounding of totals

    Closes #12, #15
commit 03aa
Author: Tom <tom@x.test>

    Add export
commit 77de
Author: Lea <lea@x.test>

    Fix typo, see #12
"""

commits = []
for line in RAW.splitlines():
    if line.startswith("commit "):
        commits.append({"sha": line.split()[1], "body": []})
    elif line.startswith("Author:"):
        commits[-1]["author"] = line.split(":")[1].split("<")[0].strip()
    elif line.startswith("    "):
        commits[-1]["body"].append(line.strip())

for c in commits:
    c["subject"] = c["body"][0]
    words = " ".join(c["body"]).replace(",", " ").split()
    c["issues"] = [int(w[1:]) for w in words if w.startswith("#")]
    print(c["sha"], c["author"], "|", c["subject"], c["issues"])

by_author = {}
for c in commits:
    by_author.setdefault(c["author"], []).append(c["sha"])
print(by_author)
fixes = [c["sha"] for c in commits if c["subject"].lower().startswith("fix")]
issues = {}
for c in commits:
    for n in c["issues"]:
        issues[n] = issues.get(n, 0) + 1
print(fixes, issues, max(issues, key=issues.get))
