from collections import Counter, namedtuple

Row = namedtuple("Row", "age city pets", defaults=["0"])

lines = """23,Porto,2
41,Faro,0
35,Porto
29,Braga,1
52,Porto,3""".splitlines()

rows = [Row(*line.split(",")) for line in lines]
cities = Counter(r.city for r in rows)
print(cities.most_common())

decades = Counter()
for r in rows:
    decades[int(r.age) // 10 * 10] += 1
for d in sorted(decades):
    print(f"{d}-{d + 9}: {'|' * decades[d]}")

pets = sum(int(r.pets) for r in rows)
print("pets per person", pets / len(rows))
porto = [r._replace(city="Oporto") for r in rows if r.city == "Porto"]
print(porto[0], porto[1].pets, Row._fields)
oldest = max(rows, key=lambda r: r.age)
print(oldest.age, oldest.city)
