raw = "id\tname\tok\n1\tIda\tyes\r\n22\tTom\n\n333\t\tno"
lines = raw.splitlines()
print(len(lines), len(raw.split("\n")), lines[3:4])
for line in lines:
    print(line.expandtabs(6) + "|")
head, *rows = [line.split("\t") for line in lines if line]
records = []
for row in rows:
    row += [""] * (len(head) - len(row))
    records.append(dict(zip(head, row)))
print(records)
print("\t".join(head).count("\t"), repr("a\\tb"), len("a\\tb"), len("a\tb"), r"a\tb" == "a\\tb")
print("+".join("abc"), "".join(["x"]), ", ".join(map(str, (1, 2.5, None))))
print("one two  three".split(), "a,b,,c".split(","), "a,b,c".rsplit(",", 1), "line\n".splitlines(True))
print(sorted(r["name"] or "~" for r in records), [r["ok"] == "yes" for r in records])
print(",".join([1, 2]))
