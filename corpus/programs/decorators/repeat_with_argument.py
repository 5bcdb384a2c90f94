def repeat(times, keep=False):
    def decorate(func):
        def wrapper(*args):
            results = []
            for _ in range(times):
                results.append(func(*args))
            return results if keep else results[-1]
        return wrapper
    return decorate


stock = {"apple": 2}


@repeat(3)
def buy(fruit):
    stock[fruit] = stock.get(fruit, 0) + 5
    return stock[fruit]


@repeat(2, keep=True)
@repeat(times=2)
def sell(fruit, n=1):
    stock[fruit] -= n
    return stock[fruit]


print(buy("apple"), buy("pear"))
print(sell("apple"), sell("pear", 4))
print(stock, sell.__name__)
