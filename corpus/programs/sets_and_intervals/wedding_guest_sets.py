bride = {"Oma", "Uwe", "Pia", "Rolf", "Sven"}
groom = {"Tante Li", "Sven", "Pia", "Karl"}
declined = {"Rolf"}
vegetarian = {"Pia", "Karl", "Max"}

guests = (bride | groom) - declined
print(len(guests), "guests:", ", ".join(sorted(guests)))
print("both invited:", sorted(bride & groom))
print("vegetarian meals:", len(guests & vegetarian))
if not vegetarian <= guests:
    print("not on the list:", *(vegetarian - guests))

tables = [set(), set()]
for i, name in enumerate(sorted(guests)):
    tables[i % 2].add(name)
for i, t in enumerate(tables, 1):
    sides = len(t & bride), len(t & groom)
    print(f"table {i}: {sorted(t)} {sides}")
assert tables[0].isdisjoint(tables[1]) and set.union(*tables) == guests

late = {"Max", "Pia"}
new = late - guests
guests |= new
print("added", new, "now", len(guests))
keep_apart = [{"Oma", "Tante Li"}, {"Sven", "Uwe"}]
for pair in keep_apart:
    clash = [i + 1 for i, t in enumerate(tables) if pair <= t]
    print(" & ".join(sorted(pair)), f"clash at table {clash[0]}" if clash else "are fine")
