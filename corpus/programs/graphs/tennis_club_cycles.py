wins = {"Rafa": ["Tom"], "Tom": ["Ugo", "Vic"], "Ugo": ["Rafa"], "Vic": []}

def beats_chain(a, b, visited=None):
    visited = visited or [a]
    for loser in wins[visited[-1]]:
        if loser == b:
            return visited + [b]
        if loser not in visited:
            chain = beats_chain(a, b, visited + [loser])
            if chain:
                return chain

players = list(wins)
for a in players:
    for b in players:
        if a < b:
            one, two = beats_chain(a, b), beats_chain(b, a)
            if one and two:
                print(f"{a} and {b}: unclear")
            elif one:
                print(f"{a} is better: {' > '.join(one)}")
            elif two:
                print(f"{b} is better: {' > '.join(two)}")

strength = {p: sum(1 for q in players if q != p and beats_chain(p, q)) for p in players}
print(strength)
print(beats_chain("Rafa", "Rafa"))
del wins["Vic"]
wins["Tom"].remove("Vic")
print(all(beats_chain(a, b) for a in wins for b in wins if a != b))
