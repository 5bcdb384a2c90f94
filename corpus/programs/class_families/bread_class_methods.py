class Bread:
    recipe = {"flour": 500, "water": 350}
    baked = 0

    @classmethod
    def bake(cls, n=1):
        cls.baked += n
        return [cls() for _ in range(n)]

    @classmethod
    def shopping(cls, n):
        return {k: v * n for k, v in cls.recipe.items()}

    @staticmethod
    def kilos(grams):
        return f"{grams / 1000:g} kg"


class Rye(Bread):
    recipe = {**Bread.recipe, "flour": 300, "rye": 200}


class Raisin(Rye):
    recipe = dict(Rye.recipe, raisins=120)
    baked = 10


Bread.bake(2)
Rye.bake(3)
Raisin.bake()
print(Bread.baked, Rye.baked, Raisin.baked)
Bread.bake(5)
print(Bread.baked, Rye.baked, Raisin.baked)
for cls in (Bread, Rye, Raisin):
    need = cls.shopping(2)
    print(cls.__name__, {k: cls.kilos(v) for k, v in need.items()})
print("rye" in Raisin.recipe, Rye.kilos(sum(Rye.recipe.values())))
