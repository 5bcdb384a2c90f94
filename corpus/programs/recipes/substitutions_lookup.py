SUBSTITUTES = {
    "butter": [("margarine", 1.0), ("oil", 0.8)],
    "egg": [("apple sauce", 60), ("flax", 15)],
    "buttermilk": [("milk", 1.0), ("yogurt", 0.75)],
    "milk": [("oat milk", 1.0)],
}


def substitute(name, amount, have, depth=2):
    """What can be used instead; looks two steps far."""
    for other, factor in SUBSTITUTES.get(name, []):
        if other in have:
            return other, amount * factor
    if depth > 1:
        for other, factor in SUBSTITUTES.get(name, []):
            found = substitute(other, amount * factor, have, depth - 1)
            if found:
                return found
    return None


def adapt(recipe, have):
    result, missing = {}, []
    for name, amount in recipe.items():
        if name in have:
            result[name] = amount
        elif (found := substitute(name, amount, have)):
            other, n = found
            result[other] = result.get(other, 0) + n
        else:
            missing.append(name)
    return result, missing


muffins = {"butter": 100, "egg": 2, "buttermilk": 200, "flour": 250, "vanilla": 1}
for have in [{"butter", "egg", "yogurt", "flour"}, {"oil", "flax", "oat milk", "flour", "vanilla"}, set()]:
    result, missing = adapt(muffins, have)
    print(result, "missing:", missing or "-")
print(substitute("milk", 1, {"yogurt"}))
