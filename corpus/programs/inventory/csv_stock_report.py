import csv
import io

DATA = '''sku,name,qty,price
A1,"Lamp, small",4,19.90
A2,Lamp large,0,39.90
B7,"Cable 3""",25,2.50
B8,Plug,,1.10
'''

reader = csv.DictReader(io.StringIO(DATA))
rows = []
bad = []
for row in reader:
    try:
        row['qty'] = int(row['qty'])
    except ValueError:
        bad.append(row['sku'])
        continue
    row['price'] = float(row['price'])
    rows.append(row)

total = 0.0
for row in rows:
    worth = row['qty'] * row['price']
    total += worth
    print('%-12s|%4d|%8.2f' % (row['name'], row['qty'], worth))

print('bad rows:', bad)
print('total: %.2f' % total)
empty = [r['sku'] for r in rows if not r['qty']]
print(empty)
