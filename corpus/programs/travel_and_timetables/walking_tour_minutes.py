tour = ["Gate", "Fountain", "Church", "Bridge", "Castle"]
walk = [6, 4, 9, 15]
visit = {"Fountain": 5, "Church": 20, "Castle": 60}
groups = {"school": 1.0, "seniors": 1.5, "joggers": 0.6}

for group in groups:
    t = 9 * 60 + 30
    print(group)
    for i in range(len(tour)):
        if i > 0:
            t += round(walk[i - 1] * groups[group])
        h = t // 60
        m = t % 60
        print("   %2d:%02d %s" % (h, m, tour[i]))
        t += visit.get(tour[i], 0)
    end = "%d:%02d" % (t // 60, t % 60)
    if t > 12 * 60:
        print("   ends at", end, "- too late for lunch")
    else:
        print("   ends at", end)

longest = walk.index(max(walk))
print("longest walk:", tour[longest], "to", tour[longest + 1])
print("visits", sum(visit.values()), "walks", sum(walk))
