effects = {
    "nettle": {"heal", "itch"},
    "toadstool": {"sleep", "vision"},
    "honey": {"heal", "sweet"},
    "salt": {"thirst"},
}
cancel = {("itch", "sweet"), ("sleep", "thirst")}


def mix(*herbs):
    result = set()
    for herb in herbs:
        result ^= effects[herb]
    for a, b in cancel:
        if {a, b} <= result:
            result -= {a, b}
    return result


for combo in [("nettle",), ("nettle", "honey"), ("toadstool", "salt"), ("nettle", "toadstool", "honey")]:
    brew = mix(*combo)
    print(" + ".join(combo), "=", sorted(brew) or "water")

everything = set().union(*effects.values())
print(len(everything), sorted(everything))
only_once = [e for e in sorted(everything) if sum(e in s for s in effects.values()) == 1]
print(only_once)
harmless = effects["honey"].isdisjoint(effects["salt"])
print("honey and salt share nothing:", harmless)
