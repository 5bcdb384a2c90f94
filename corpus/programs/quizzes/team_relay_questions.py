from itertools import zip_longest


def relay(teams, answers):
    """Every member answers one question; a wrong answer passes it to the next member."""
    for name, members in teams.items():
        position = solved = 0
        trace = []
        for ok in answers[name]:
            if position == len(members):
                break
            trace.append(members[position][0] + ("+" if ok else "-"))
            if ok:
                solved += 1
            position += 1
        yield name, solved, "".join(trace), len(members) - position


teams = {"Comets": ["Ana", "Bob", "Cy"], "Rockets": ["Dee", "Eli"], "Novas": ["Fay", "Gus", "Hal", "Ivy"]}
answers = {"Comets": [True, False, True], "Rockets": [True, True, True], "Novas": [False, True]}

results = list(relay(teams, answers))
for name, solved, trace, idle in results:
    print(f"{name:8}{solved} {trace:9}{'idle ' + str(idle) if idle else ''}".rstrip())
winner = max(results, key=lambda r: (r[1] / len(teams[r[0]]), r[1]))
print("winner by share:", winner[0])
for row in zip_longest(*teams.values(), fillvalue="-"):
    print("  ".join(f"{m:4}" for m in row))
