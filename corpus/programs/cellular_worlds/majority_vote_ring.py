votes = "110100111010"
seen = {}
generation = 0

while votes not in seen:
    seen[votes] = generation
    print("%2d %s" % (generation, votes.replace("1", "#").replace("0", ".")))
    new = ""
    for i in range(len(votes)):
        trio = votes[i - 1] + votes[i] + votes[(i + 1) % len(votes)]
        new += "1" if trio.count("1") >= 2 else "0"
    votes = new
    generation += 1

first = seen[votes]
print("stable" if generation - first == 1 else "cycle of %d" % (generation - first), "from", first)
print("ones:", votes.count("1"))
runs = votes.replace("01", "0 1").replace("10", "1 0").split()
print(runs, "longest", max(runs, key=len))
