maps = ["Dust", "Inferno", "Nuke", "Mirage", "Ancient"]
prefs = {
    "Foxes": ["Nuke", "Dust", "Mirage", "Inferno", "Ancient"],
    "Owls": ["Ancient", "Nuke", "Inferno", "Mirage", "Dust"],
}


def veto(team, left):
    return max(left, key=prefs[team].index)


def pick(team, left):
    return min(left, key=prefs[team].index)


def run(first, second, pattern="bbppd"):
    left, chosen = list(maps), []
    for i, action in enumerate(pattern):
        team = (first, second)[i % 2]
        if action == "b":
            m = veto(team, left)
            print(f"{team} ban {m}")
        elif action == "p":
            m = pick(team, left)
            chosen.append((m, team))
            print(f"{team} pick {m}")
        else:
            m = left[0]
            chosen.append((m, None))
            print("decider:", m)
        left.remove(m)
    return chosen


one = run("Foxes", "Owls")
print()
two = run("Owls", "Foxes", pattern="pbbbd")
print({m for m, _ in one} & {m for m, _ in two})
assert len(one) == 3 and len(two) == 2
