games = [("A", "B"), ("C", "D"), ("B", "C"), ("D", "A"), ("A", "C"), ("B", "D")]

home = {}
away = {}
sequence = {}
for h, a in games:
    home[h] = home.get(h, 0) + 1
    away[a] = away.get(a, 0) + 1
    sequence.setdefault(h, "")
    sequence.setdefault(a, "")
    sequence[h] += "H"
    sequence[a] += "A"

for team in sorted(sequence):
    print(team, sequence[team], home.get(team, 0), away.get(team, 0))

breaks = 0
for team, s in sequence.items():
    for i in range(1, len(s)):
        if s[i] == s[i - 1]:
            breaks += 1
print("breaks:", breaks)
difference = [abs(home.get(t, 0) - away.get(t, 0)) for t in sequence]
print("worst balance:", max(difference))
second_half = [(a, h) for h, a in games]
pairs = set(games + second_half)
print(len(pairs), "games, all different:", len(pairs) == 2 * len(games))
