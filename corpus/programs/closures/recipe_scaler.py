def recipe(portions, **grams):
    def scaled(n):
        factor = n / portions
        return {k: round(v * factor) for k, v in grams.items()}

    def without(*names):
        rest = {k: v for k, v in grams.items() if k not in names}
        return recipe(portions, **rest)

    def shopping(n, cupboard):
        need = scaled(n)
        return {k: v - cupboard.get(k, 0) for k, v in need.items() if v > cupboard.get(k, 0)}

    scaled.without = without
    scaled.shopping = shopping
    return scaled


risotto = recipe(4, rice=320, stock=1000, parmesan=80, butter=50)
print(risotto(2))
print(risotto.without("butter", "parmesan")(6))
cupboard = {"rice": 500, "butter": 20, "salt": 900}
buy = risotto.shopping(6, cupboard)
print(buy, sum(buy.values()))
vegan = risotto.without("butter").without("parmesan")
print(vegan.shopping(3, cupboard), vegan(1) == {"rice": 80, "stock": 250})
