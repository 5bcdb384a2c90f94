import itertools

seasons = itertools.cycle(["spring", "summer", "autumn", "winter"])
fish = {"carp": 40, "pike": 6}
changes = {
    "spring": {"carp": 1.5, "pike": 1.0},
    "summer": {"carp": 1.0, "pike": 1.5},
    "autumn": {"carp": 0.75, "pike": 1.0},
    "winter": {"carp": 0.9, "pike": 0.75},
}
frozen = False
for season in itertools.islice(seasons, 6):
    frozen = season == "winter"
    for kind in fish:
        fish[kind] = int(fish[kind] * changes[season][kind])
    if not frozen:
        eaten = min(fish["carp"], fish["pike"] * 2)
        fish["carp"] -= eaten
    else:
        eaten = 0
    print(f"{season:7} carp {fish['carp']:3} pike {fish['pike']:3} eaten {eaten}")

ratio = fish["carp"] / fish["pike"]
print(f"{ratio:.1f} carp per pike", "(ice)" if frozen else "")
