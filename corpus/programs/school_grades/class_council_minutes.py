topics = [("hamsters", 10), ("trip to Ulm", 15), ("noise", 5), ("graffiti", 20)]
votes = {"hamsters": (14, 9), "trip to Ulm": (12, 12), "noise": (20, 1)}
pupils = 24
time = 40

decided = {}
postponed = []
for topic, minutes in topics:
    if minutes > time:
        postponed.append(topic)
        continue
    time -= minutes
    yes, no = votes.get(topic, (0, 0))
    away = pupils - yes - no
    if yes > no:
        decided[topic] = "yes"
    elif yes == no:
        decided[topic] = "tie"
    else:
        decided[topic] = "no"
    print(f"{topic:<12}{yes:>3}:{no:<3}{'(' + str(away) + ' without a vote)' if away else ''}")

print(decided)
print("postponed:", postponed, "minutes left:", time)
ties = [t for t in decided if decided[t] == "tie"]
for t in ties:
    yes, no = votes[t]
    votes[t] = (yes + 1, no)
    decided[t] = "yes" if votes[t][0] > votes[t][1] else "no"
print("after the teacher's vote:", decided)
share = {t: y / (y + n) for t, (y, n) in votes.items()}
print({t: round(s, 3) for t, s in sorted(share.items(), key=lambda x: x[1])})
two_thirds = [t for t, s in share.items() if s >= 2 / 3]
print("two thirds:", two_thirds, sum(y for y, _ in votes.values()))
