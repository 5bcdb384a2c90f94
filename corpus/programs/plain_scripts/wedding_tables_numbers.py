guests = 47
table_sizes = [8, 10]
best = None

for eights in range(0, guests // 8 + 2):
    rest = guests - 8 * eights
    tens = max(0, -(-rest // 10))
    seats = 8 * eights + 10 * tens
    empty = seats - guests
    tables = eights + tens
    if empty < 0:
        continue
    print(f"{eights} x 8 + {tens} x 10: {tables} tables, {empty} empty")
    if best is None or (empty, tables) < best[0]:
        best = ((empty, tables), eights, tens)

(_, tables), eights, tens = best
print("best:", eights, "eights and", tens, "tens")

sizes = [8] * eights + [10] * tens
seated = []
left = guests
for i, size in enumerate(sizes):
    n = min(size, left // (len(sizes) - i) + 1)
    seated.append(n)
    left -= n
print(seated, sum(seated), "left", left)
chairs = sum(sizes)
print(f"{guests / chairs:.1%} of {chairs} chairs used")
flowers = 3 * tables + (tables % 2)
print("flowers", flowers, "candles", sum(s // 2 for s in sizes))
