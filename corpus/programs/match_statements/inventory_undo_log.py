stock = {}
log = []


def act(command):
    match command:
        case ("put", str(name), int(n)) if n > 0:
            stock[name] = stock.get(name, 0) + n
            log.append(("take", name, n))
        case ("take", name, n) if stock.get(name, 0) >= n:
            stock[name] -= n
            if stock[name] == 0:
                del stock[name]
            log.append(("put", name, n))
        case ("move", old, new) if old in stock:
            stock[new] = stock.pop(old)
            log.append(("move", new, old))
        case ("undo",) if log:
            act(log.pop())
            log.pop()
        case ("undo",):
            print("nothing to undo")
        case _:
            print("refused", command)


for c in [("undo",), ("put", "nail", 5), ("take", "nail", 5), ("take", "nail", 1), ("undo",), ("move", "nail", "screw"),
          ("put", "nut", 2.5), ("undo",), ("undo",), ("undo",)]:
    act(c)
    print(stock, len(log))
