from enum import Enum, Flag

Season = Enum("Season", "SPRING SUMMER AUTUMN WINTER")
Planet = Enum("Planet", {"EARTH": 3, "MARS": 4, "TERRA": 3})
Side = Flag("Side", "LEFT RIGHT TOP")


def season(month):
    return Season((month % 12 + 9) // 3 % 4 + 1) if month != 0 else None


for month in (1, 3, 8, 11, 12):
    print(month, season(month).name)
print(len(Season), len(Planet), Planet.TERRA.name, Planet.TERRA is Planet(3))
print([s.value for s in Season], Season.SPRING == Planet.EARTH, Season(1).name)
corner = Side.LEFT | Side.TOP
print(corner.value, Side.RIGHT in corner, bool(corner & Side.TOP), (corner & ~Side.LEFT) is Side.TOP)
try:
    Season.SPRING = 5
except AttributeError as e:
    print("members cannot be changed")
print(Season.MONSOON)
