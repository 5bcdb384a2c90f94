city_links = {
    "Essen": ["Paris", "Milan", "London"],
    "Paris": ["Essen", "Madrid", "London"],
    "Milan": ["Essen", "Paris"],
    "London": ["Essen", "Paris"],
    "Madrid": ["Paris"],
}
cubes = {"Essen": 3, "Paris": 3, "Milan": 1, "London": 2, "Madrid": 0}


def infect(city, done=None):
    if done is None:
        done = set()
    if city in done:
        return 0
    if cubes[city] < 3:
        cubes[city] += 1
        return 0
    done.add(city)
    return 1 + sum(infect(n, done) for n in city_links[city])


outbreaks = 0
for drawn in ["Milan", "Essen", "Madrid"]:
    n = infect(drawn)
    outbreaks += n
    print(f"{drawn:8} outbreaks={n} {cubes}")

print("marker at", outbreaks)
lost = outbreaks >= 8
print("lost" if lost else "still playing")
worst = [c for c, n in cubes.items() if n == max(cubes.values())]
print(worst)
