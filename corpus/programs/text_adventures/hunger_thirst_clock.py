hunger = 0
thirst = 0
day = 1
food = ["apple", "cheese", "ham"]
water = 4
events = []

while True:
    hunger += 2
    thirst += 3
    if thirst > 5 and water > 0:
        water -= 1
        thirst -= 4
        events.append("drink")
    if hunger >= 4 and food:
        meal = food.pop()
        hunger -= {"apple": 1, "cheese": 3, "ham": 5}[meal]
        if hunger < 0:
            hunger = 0
        events.append("eat " + meal)
    print("day", day, "hunger", hunger, "thirst", thirst, events[-2:])
    if hunger > 8 or thirst > 9:
        break
    day += 1

print("You held out", day, "days.")
print("died of", "thirst" if thirst > 9 else "hunger")
print(len([e for e in events if e == "drink"]), "drinks,", food, water)
