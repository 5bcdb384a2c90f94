stock = {"nails": 0, "glue": 4, "tape": 0, "paint": 2}


def empty(stock):
    for item, n in stock.items():
        if n == 0:
            yield item


def sell(stock, item):
    stock[item] -= 1
    return stock[item]


print(list(empty(stock)))
print("glue left:", sell(stock, "glue"))
order = ", ".join(empty(stock))
print("order:", order)
prices = iter([1.5, 2.25, 9.0])
print({item: next(prices) for item in stock if stock[item]})
for item in sorted(stock):
    print(f"{item:<6}{stock[item]}")
for item in empty(stock):
    print("removing", item)
    del stock[item]
print(stock)
