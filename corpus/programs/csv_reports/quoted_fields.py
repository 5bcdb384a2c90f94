def split_line(line):
    fields = []
    current = ""
    in_quotes = False
    for ch in line:
        if ch == '"':
            in_quotes = not in_quotes
        elif ch == "," and not in_quotes:
            fields.append(current)
            current = ""
        else:
            current += ch
    fields.append(current)
    return fields


def to_records(text):
    lines = text.strip().split("\n")
    header = split_line(lines[0])
    records = []
    for line in lines[1:]:
        values = split_line(line)
        records.append(dict(zip(header, values)))
    return records


text = '''id,name,motto
7,"Brandt, Eva","slow, steady"
12,Ng,"none"
'''

records = to_records(text)
print(records[0]["name"])
print(records[1])
ids = [r["id"] for r in records]
print(sorted(ids), max(ids))
widths = {k: max(len(r[k]) for r in records) for k in records[0]}
print(widths)
