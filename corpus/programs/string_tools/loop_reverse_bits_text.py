def to_bits(text):
    return [[int(b) for b in f"{ord(c):07b}"] for c in text]


def to_text(rows):
    out = ""
    for row in rows:
        value = 0
        for bit in row:
            value = value << 1 | bit
        out += chr(value)
    return out


def transpose(rows):
    return [list(c) for c in zip(*rows)]


def parity(rows):
    return [sum(r) % 2 for r in rows], [sum(c) % 2 for c in transpose(rows)]


def main():
    rows = to_bits("Moin!")
    row_parity, col_parity = parity(rows)
    for r, p in zip(rows, row_parity):
        print("".join(".#"[b] for b in r), p)
    print("".join(map(str, col_parity)))
    damaged = [r[:] for r in rows]
    damaged[2][4] ^= 1
    print(to_text(damaged))
    new_rows, new_cols = parity(damaged)
    r = [i for i, (a, b) in enumerate(zip(row_parity, new_rows)) if a != b]
    c = [i for i, (a, b) in enumerate(zip(col_parity, new_cols)) if a != b]
    print("error at", r, c)
    damaged[r[0]][c[0]] ^= 1
    print(to_text(damaged), damaged == rows)
    print(transpose(transpose(rows)) == rows, sum(map(sum, rows)))
    print(to_bits("ß"))


main()
