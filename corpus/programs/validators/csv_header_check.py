import csv
import io

EXPECTED = ["date", "km", "driver"]

def check_header(header):
    clean = [h.strip().lower() for h in header]
    missing = [e for e in EXPECTED if e not in clean]
    extra = [c for c in clean if c not in EXPECTED]
    order = [clean.index(e) for e in EXPECTED if e in clean]
    return missing, extra, order == sorted(order)

def check_rows(rows, width):
    for number, row in enumerate(rows, start=2):
        if len(row) != width:
            yield number, f"{len(row)} cells"
        elif any(not cell.strip() for cell in row):
            yield number, "empty cell"

text = """Date, KM ,Driver
2024-01-02,55,ana
2024-01-03,,bo
2024-01-04,12
2024-01-05,9,cy
"""
header, *rows = csv.reader(io.StringIO(text))
print(check_header(header))
problems = dict(check_rows(rows, len(header)))
for line, problem in problems.items():
    print(f"line {line}: {problem}")
good = [r for i, r in enumerate(rows, 2) if i not in problems]
print(sum(int(km) for _, km, _ in good), "km by", [d for *_, d in good])
print(check_header(["driver", "date", "colour"]))
