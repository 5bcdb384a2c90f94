from itertools import permutations

C = (60, 64, 67)
F = (60, 65, 69)
G = (59, 62, 67)
Am = (57, 60, 64)
names = {C: "C", F: "F", G: "G", Am: "Am"}

def distance(a, b):
    return min(sum(abs(x - y) for x, y in zip(a, p)) for p in permutations(b))

def voicing(a, b):
    return min(permutations(b), key=lambda p: (sum(abs(x - y) for x, y in zip(a, p)), p))

song = [C, Am, F, G, C]
moves = [distance(a, b) for a, b in zip(song, song[1:])]
print(moves, "in all", sum(moves))
voices = [song[0]]
for chord in song[1:]:
    voices.append(voicing(voices[-1], chord))
for chord, v in zip(song, voices):
    print(f"{names[chord]:3}", *v)
melody = [v[2] for v in voices]
print("top voice:", melody, "range", max(melody) - min(melody))
nearest = {names[a]: names[min((b for b in names if b != a), key=lambda b: distance(a, b))] for a in names}
print(nearest)
