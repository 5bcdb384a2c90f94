customers = "id;city\n1;Graz\n2;Linz\n3;Wien"
orders = "order;customer;sum\nA1;2;40\nA2;1;15\nA3;2;12\nA4;9;99"


def table(text, sep=";"):
    head, *body = text.split("\n")
    keys = head.split(sep)
    return [dict(zip(keys, line.split(sep))) for line in body]


def left_join(left, right, left_key, right_key):
    index = {}
    for r in right:
        index[r[right_key]] = r
    joined = []
    for l in left:
        match_ = index.get(l[left_key], {})
        joined.append({**l, **match_})
    return joined


if __name__ == "__main__":
    c, o = table(customers), table(orders)
    rows = left_join(o, c, "customer", "id")
    for row in rows:
        print(row["order"], row.get("city", "?"), row["sum"])
    orphans = [r["order"] for r in rows if "city" not in r]
    print("orphans:", orphans)
    back = left_join(c, o, "id", "customer")
    print([(r["city"], r.get("order")) for r in back])
    total = sum(int(r["sum"]) for r in back if "sum" in r)
    print("total per customers:", total)
