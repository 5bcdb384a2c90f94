signals = [{"red"}, {"red", "yellow"}, {"green"}, {"yellow"}]
MEANING = {
    frozenset({"red"}): "stop",
    frozenset({"green"}): "go",
    frozenset({"yellow"}): "get ready to stop",
    frozenset({"red", "yellow"}): "get ready to go",
}

for lamps in signals:
    print("+".join(sorted(lamps)), "->", MEANING[frozenset(lamps)])

changes = []
for now, then in zip(signals, signals[1:] + signals[:1]):
    on = then - now
    off = now - then
    changes.append((len(on), len(off)))
    print("on:", ",".join(sorted(on)) or "-", "off:", ",".join(sorted(off)) or "-")
print("switches per round:", sum(a + b for a, b in changes))

broken = "yellow"
for lamps in signals:
    lamps.discard(broken)
dark = [i for i, lamps in enumerate(signals) if not lamps]
print("dark in phase", dark)
same = signals[0] == signals[1]
print("cannot be told apart:", same)
print(MEANING[frozenset(signals[dark[0]])])
