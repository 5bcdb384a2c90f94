from functools import lru_cache


@lru_cache(maxsize=None)
def members(team):
    print("loading", team)
    return {"red": ["Ann", "Bo"], "blue": ["Cy"]}[team]


def with_coach(team, coach):
    people = members(team)
    people.append(coach)        # changes what is cached
    return people


print(with_coach("red", "Dee"))
print(members("red"))
print(with_coach("red", "Dee"))
print(len(members("blue")), members("red").count("Dee"))

try:
    members(["red"])
except TypeError as e:
    print("TypeError:", e)
members.cache_clear()
print(members("red"))
