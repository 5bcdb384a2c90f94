def order(*dishes, table=0, **extras):
    return f"table {table}: " + ", ".join(dishes) + "".join(f" [{k}={v}]" for k, v in sorted(extras.items()))


def repeat_order(times, *args, **kwargs):
    table = kwargs.pop("table", 1)
    return [order(*args, table=table + i, **kwargs) for i in range(times)]


def log(func, *args, **kwargs):
    before = dict(kwargs)
    result = func(*args, **kwargs)
    print(f"{func.__name__} {args} {before} -> {result}")
    return result


print(order(), "|", order("soup", "fish", table=4, salt="no"))
log(order, "tea", milk=True)
both = log(repeat_order, 2, "cake", table=7, cream="yes")
menu, options = ["pie", "jam"], {"table": 3, "hot": 1}
print(order(*menu, *both[:0], "bun", **options, cold=2))
options["table"] = 9
print(order(*reversed(menu), **{**options, "hot": 0}), options)
for args, kwargs in (((1,), {"table": 2}), (([],), {"tabel": 5})):
    try:
        print(order(*args, **kwargs))
    except TypeError as e:
        print("TypeError:", e)
print(order(**{"dishes": "x"}))
