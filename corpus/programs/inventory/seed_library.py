seeds = []


def add_seed(kind, variety, packets, year):
    seeds.append([kind, variety, packets, year])


def find(**conditions):
    fields = ["kind", "variety", "packets", "year"]
    result = []
    for row in seeds:
        record = dict(zip(fields, row))
        if all(record[k] == v for k, v in conditions.items()):
            result.append(row)
    return result


def take(variety, n=1):
    for row in seeds:
        if row[1] == variety:
            row[2] -= n
            if row[2] <= 0:
                seeds.remove(row)
            return row[2]


add_seed("tomato", "Roma", 4, 2022)
add_seed("tomato", "Tigerella", 1, 2023)
add_seed("bean", "Borlotti", 2, 2021)
add_seed("pea", "Kelvedon", 6, 2023)

print(find(kind="tomato"))
print(find(year=2023, packets=6))
print(take("Tigerella"), take("Roma", 2), take("Blauhilde"))
print(len(seeds), sum(row[2] for row in seeds))

old = [row for row in seeds if row[3] < 2022]
for row in old:
    row[2] = 0
print(seeds)
remaining = take("Kelvedon") + take("Blauhilde")
print(remaining)
