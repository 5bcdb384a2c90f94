import csv
import io
from collections import defaultdict

DATA = """shop,month,sales
Lyon,jan,10
Nice,jan,4
Lyon,feb,12
Nice,mar,9
Lyon,mar,
"""


def rows(text):
    return csv.DictReader(io.StringIO(text))


def pivot(rows, index, column, value):
    table = defaultdict(dict)
    columns = []
    for row in rows:
        table[row[index]][row[column]] = int(row[value] or 0)
        if row[column] not in columns:
            columns.append(row[column])
    return table, columns


def render(table, columns):
    yield "".ljust(6) + "".join(c.rjust(5) for c in columns)
    for name, cells in table.items():
        yield name.ljust(6) + "".join(str(cells.get(c, "-")).rjust(5) for c in columns)


def write(table, columns):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="|")
    writer.writerow(["shop", *columns])
    for name, cells in table.items():
        writer.writerow([name] + [cells.get(c) for c in columns])
    return out.getvalue()


def main():
    table, columns = pivot(rows(DATA), "shop", "month", "sales")
    for line in render(table, columns):
        print(line)
    print(write(table, columns))
    totals = {c: sum(cells.get(c, 0) for cells in table.values()) for c in columns}
    print(totals, max(totals, key=totals.get))


main()
