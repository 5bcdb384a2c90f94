stock = {}
log = []

def add(name, n):
    stock[name] = stock.get(name, 0) + int(n)

def remove(name, n):
    n = int(n)
    if stock.get(name, 0) < n:
        raise ValueError("not enough " + name)
    stock[name] -= n
    if stock[name] == 0:
        del stock[name]

def rename(old, new):
    stock[new] = stock.pop(old)

COMMANDS = {"add": add, "remove": remove, "rename": rename}

def undo_of(line):
    verb, a, b = line.split()
    return {"add": "remove", "remove": "add"}.get(verb, verb) + (f" {b} {a}" if verb == "rename" else f" {a} {b}")

def do(line, record=True):
    try:
        verb, *args = line.split()
        COMMANDS[verb](*args)
    except KeyError as e:
        print(f"{line!r}: unknown {e}")
    except (ValueError, TypeError) as e:
        print(f"{line!r}: {e}")
    else:
        if record:
            log.append(line)

for line in ["add hinge 10", "remove hinge 4", "remove screw 1", "rename hinge scharnier", "paint door", "add x", "rename nail pin"]:
    do(line)
print(stock, len(log))
while log:
    do(undo_of(log.pop()), record=False)
    print(stock)
