C = 299_792.458

distances = {"moon": 384_400, "sun": 149_597_870, "mars": 225e6, "voyager": 2.45e10}

delays = {}
for name in distances:
    delays[name] = distances[name] / C

def human(seconds):
    if seconds < 60:
        return "%.2f s" % seconds
    if seconds < 3600:
        return "%d min %02d s" % (seconds // 60, seconds % 60)
    return "%.1f h" % (seconds / 3600)

for name, s in delays.items():
    print(name + ":", human(s), "there and back", human(2 * s))

# a chat with mars
questions = ["Hello?", "Are you there?", "How is the weather?"]
clock = 0
for q in questions:
    clock += 2 * delays["mars"]
    print("asked %r, answer after %s" % (q, human(clock)))
ly = C * 60 * 60 * 24 * 365.25
print("a light year is %.3e km" % ly)
print("proxima by car:", f"{4.24 * ly / 120 / 24 / 365.25:,.0f}", "years")
far = [n for n in delays if delays[n] > 600]
print(far, min(distances, key=distances.get))
