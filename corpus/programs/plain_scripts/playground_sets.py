football = {"Tim", "Lea", "Jan", "Mia"}
chess = {"Lea", "Ben", "Mia"}
choir = {"Ben", "Zoe", "Mia", "Jan"}

print("all three:", football & chess & choir)
print("only football:", sorted(football - chess - choir))
exactly_one = {p for p in football | chess | choir if (p in football) + (p in chess) + (p in choir) == 1}
print("exactly one:", sorted(exactly_one))
print("chess or choir, not both:", sorted(chess ^ choir))

choir.add("Tim")
choir.discard("Nobody")
football -= {"Mia"}
print(len(football), len(choir), football.isdisjoint({"Zoe"}), chess <= football | choir)

load = {}
for name, group in [("football", football), ("chess", chess), ("choir", choir)]:
    for p in group:
        load.setdefault(p, []).append(name)
for p in sorted(load, key=lambda p: (-len(load[p]), p)):
    print(f"{p}: {', '.join(load[p])}")

pairs = {frozenset((a, b)) for a in chess for b in chess if a != b}
print(len(pairs), "chess games", frozenset({"Ben", "Lea"}) in pairs)
try:
    choir.remove("Lea")
except KeyError as e:
    print("not in the choir:", e)
