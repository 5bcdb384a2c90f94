def fields(line):
    PLAIN, QUOTED, MAYBE = range(3)
    state, cell, row = PLAIN, "", []
    for ch in line + ",":
        match (state, ch):
            case (0, ","):
                row.append(cell); cell = ""
            case (0, '"'):
                state = QUOTED
            case (1, '"'):
                state = MAYBE
            case (2, '"'):
                cell += '"'
                state = QUOTED
            case (2, ","):
                row.append(cell)
                cell, state = "", PLAIN
            case _:
                cell += ch
    if state == QUOTED:
        raise ValueError("unclosed quote in " + line)
    return row


rows = ['1,apple,"green, sour"', 'x,,""', '"say ""hi""",2', '7,"open']
for r in rows:
    try:
        print(fields(r))
    except ValueError as problem:
        print("bad:", problem)
