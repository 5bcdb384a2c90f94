routes = {
    "stork": ["Poland", "Bulgaria", "Türkiye", "Israel", "Egypt", "Sudan", "Kenya"],
    "crane": ["Sweden", "Germany", "France", "Spain"],
    "swift": ["Germany", "France", "Spain", "Morocco", "Mali", "Congo"],
    "tern": ["Iceland", "Ireland", "Spain", "Morocco", "Namibia"],
}
hunted = {"Egypt", "France"}

birds = list(routes)
for i, a in enumerate(birds):
    for b in birds[i + 1:]:
        both = [c for c in routes[a] if c in routes[b]]
        if both:
            print(f"{a} and {b}: {' > '.join(both)}")

danger = {b: len(hunted.intersection(r)) for b, r in routes.items()}
print("danger", danger)
countries = set().union(*routes.values())
print(len(countries), "countries; in three routes:", sorted(c for c in countries if sum(c in r for r in routes.values()) >= 3))
longest = max(routes, key=lambda b: len(routes[b]))
print("longest:", longest, routes[longest][::3])
legs = {tuple(pair) for r in routes.values() for pair in zip(r, r[1:])}
print(len(legs), ("France", "Spain") in legs, ("Spain", "France") in legs)
