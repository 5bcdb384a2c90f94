likes = {
    "ann": {"chess", "tea", "jazz"},
    "bob": {"tea", "golf"},
    "cat": {"jazz", "chess"},
    "dan": set(),
}
everything = set().union(*likes.values())
print(sorted(everything), len(everything))
alone = {hobby for hobby in everything if sum(hobby in h for h in likes.values()) == 1}
print("alone with it:", sorted(alone))
for i, a in enumerate(likes):
    for b in list(likes)[i + 1:]:
        common = likes[a] & likes[b]
        if common:
            score = len(common) / len(likes[a] | likes[b])
            print(a, b, sorted(common), f"{score:.2f}")
print(likes["cat"] < likes["ann"], likes["dan"] <= likes["bob"], likes["bob"].isdisjoint(likes["cat"]))
likes["dan"] |= likes["bob"] ^ likes["ann"]
likes["bob"].discard("running")
print(sorted(likes["dan"]), sorted(likes["ann"] - likes["dan"]))
