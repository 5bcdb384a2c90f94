friends = {
    "ada": {"ben", "cat"},
    "ben": {"ada", "cat", "eli"},
    "cat": {"ada", "ben", "dan"},
    "dan": {"cat"},
    "eli": {"ben"},
}

def suggest(person):
    scores = {}
    for friend in friends[person]:
        for other in friends[friend]:
            if other != person and other not in friends[person]:
                scores[other] = scores.get(other, 0) + 1
    return sorted(scores, key=lambda p: (-scores[p], p))

for person in sorted(friends):
    print(person, "might know", suggest(person))

# are all friendships mutual?
for a in friends:
    for b in friends[a]:
        assert a in friends[b], (a, b)

popular = max(friends, key=lambda p: len(friends[p]))
print("most friends:", popular, len(friends[popular]))
friends["dan"].add("eli")
print(suggest("dan"))
