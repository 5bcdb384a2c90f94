BASE = 4.5

def tariff(per_kg, free=1.0):
    def price(kg):
        extra = max(0, kg - free)
        return BASE + extra * per_kg
    return price

def surcharge(price, region):
    extra = {"island": 6, "mountain": 3.5}
    return lambda kg: price(kg) + extra.get(region, 0)

parcels = [("A", 0.4, "city"), ("B", 3, "island"), ("C", 7.25, "mountain")]
normal = tariff(1.2)
express = tariff(per_kg=2, free=0)

print("id   normal express")
for name, kg, region in parcels:
    n = surcharge(normal, region)(kg)
    e = surcharge(express, region)(kg)
    print("%-4s %6.2f %7.2f" % (name, n, e))

BASE = 5
print(normal(1), express(0))
cheapest = min(parcels, key=lambda p: surcharge(normal, p[2])(p[1]))
print("cheapest", cheapest[0])
