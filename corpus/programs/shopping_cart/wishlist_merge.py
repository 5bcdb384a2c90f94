alice = ["tent", "stove", "lamp", "boots"]
bob = ["rope", "lamp", "stove"]
carla = ["boots", "map", "lamp"]

votes = {}
for wishlist in (alice, bob, carla):
    for place, item in enumerate(wishlist):
        votes[item] = votes.get(item, 0) + len(wishlist) - place

ranking = sorted(votes, key=lambda item: (-votes[item], item))
print(ranking)

prices = dict(tent=120, stove=45, lamp=20, boots=90, rope=30, map=9)
budget = 200
chosen = []
for item in ranking:
    if prices[item] <= budget:
        budget -= prices[item]
        chosen.append(item)
print("buy", chosen, "left", budget)

everyone = set(alice) & set(bob) & set(carla)
nobody_else = {
    "alice": sorted(set(alice) - set(bob) - set(carla)),
    "bob": sorted(set(bob) - set(alice) - set(carla)),
    "carla": sorted(set(carla) - set(alice) - set(bob)),
}
print(everyone, nobody_else)
