words = ["tiger", "rabbit", "toad", "duck", "koala", "ant", "turtle", "eel", "lion", "newt", "tiger"]

used = []
players = ["Ann", "Ben", "Cem"]
turn = 0
for word in words:
    who = players[turn % len(players)]
    if used and word[0] != used[-1][-1]:
        print(who, "loses:", word, "does not begin with", used[-1][-1])
        break
    if word in used:
        print(who, "loses:", word, "was there already")
        break
    used.append(word)
    turn += 1
else:
    print("nobody lost")

print(len(used), "->".join(used))


def longest_chain(pool, chain=()):
    best = chain
    for w in pool:
        if w not in chain and (not chain or chain[-1][-1] == w[0]):
            candidate = longest_chain(pool, chain + (w,))
            if len(candidate) > len(best):
                best = candidate
    return best


pool = ["ant", "tiger", "rabbit", "toad", "dog"]
best = longest_chain(pool)
print(len(best), " ".join(best))
firsts = {}
for w in set(words):
    firsts[w[0]] = firsts.get(w[0], 0) + 1
print(sorted(firsts.items()), [w for w in dict.fromkeys(words) if w[-1] not in firsts])
