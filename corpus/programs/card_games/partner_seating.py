from itertools import permutations

people = ["Anke", "Börje", "Chloé", "Dag"]
dislikes = {("Anke", "Dag"), ("Chloé", "Börje")}


def partners(order):
    return [tuple(sorted((order[0], order[2]))), tuple(sorted((order[1], order[3])))]


def allowed(order):
    for a, b in partners(order):
        if (a, b) in dislikes or (b, a) in dislikes:
            return False
    return True


seen = []
for order in permutations(people):
    if order[0] != "Anke" or not allowed(order):
        continue
    teams = sorted(partners(order))
    if teams not in seen:
        seen.append(teams)
        print(order, "->", " / ".join(" & ".join(t) for t in teams))
print(len(seen), "team choices")
