def best_basket(items, limit):
    """Highest value within the weight limit, by trying all subsets."""
    best_value, best_names = 0, ()
    n = len(items)
    for mask in range(1 << n):
        weight = value = 0
        names = []
        for i in range(n):
            if mask >> i & 1:
                name, w, v = items[i]
                weight += w
                value += v
                names.append(name)
        if weight <= limit and value > best_value:
            best_value, best_names = value, tuple(names)
    return best_value, best_names


items = [("cheese", 3, 7), ("wine", 5, 9), ("ham", 4, 8), ("bread", 1, 2)]
for limit in (0, 4, 8):
    value, names = best_basket(items, limit)
    print(limit, value, names)
