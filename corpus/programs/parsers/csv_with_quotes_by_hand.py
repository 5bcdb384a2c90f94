def split_line(line, sep=","):
    fields, field, quoted = [], "", False
    i = 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == '"' and line[i + 1:i + 2] == '"':
                field += '"'
                i += 1
            elif c == '"':
                quoted = False
            else:
                field += c
        elif c == '"':
            quoted = True
        elif c == sep:
            fields.append(field)
            field = ""
        else:
            field += c
        i += 1
    if quoted:
        raise ValueError("open quote")
    return fields + [field]


for line in ('a,b', '"x,y",', '"he ""it"""', '"open'):
    try:
        parts = split_line(line)
        print(len(parts), parts)
    except ValueError as e:
        print(line, "-", e)
print('"x,y",z'.split(","))
