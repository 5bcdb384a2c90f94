class Oven:
    def __init__(self, places):
        self.places = places
        self.dishes = {}

    def put(self, dish, minutes):
        if len(self.dishes) >= self.places:
            return False
        self.dishes[dish] = minutes
        return True

    def tick(self):
        done = []
        for dish in list(self.dishes):
            self.dishes[dish] -= 1
            if self.dishes[dish] == 0:
                del self.dishes[dish]
                done.append(dish)
        return done


class Dish:
    def __init__(self, name, mix, bake):
        self.name, self.mix, self.bake = name, mix, bake
        self.state = "raw"


class Cook:
    def __init__(self, name, oven, *dishes):
        self.name, self.oven, self.todo = name, oven, list(dishes)

    def work(self):
        if not self.todo:
            return
        dish = self.todo[0]
        if dish.mix > 0:
            dish.mix -= 1
            dish.state = "mixed" if not dish.mix else "mixing"
        elif self.oven.put(dish, dish.bake):
            dish.state = "baking"
            self.todo.pop(0)


oven = Oven(1)
pie, cake, bread = Dish("pie", 1, 3), Dish("cake", 2, 1), Dish("bread", 1, 1)
cooks = [Cook("Ann", oven, pie, bread), Cook("Bob", oven, cake)]
for minute in range(1, 9):
    for dish in oven.tick():
        dish.state = "done"
    for cook in cooks:
        cook.work()
    print(minute, {d.name: d.state for d in (pie, cake, bread)})
