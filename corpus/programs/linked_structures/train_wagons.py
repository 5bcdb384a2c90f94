class Wagon:
    def __init__(self, load, behind=None):
        self.load = load
        self.behind = behind


def chain(*loads):
    first = None
    for load in reversed(loads):
        first = Wagon(load, first)
    return first


def show(wagon):
    out = []
    while wagon:
        out.append(wagon.load)
        wagon = wagon.behind
    return "-".join(out) or "(none)"


def uncouple(first, load):
    """Take the first wagon with the load out; return the new first one."""
    if first is None:
        return None
    if first.load == load:
        return first.behind
    first.behind = uncouple(first.behind, load)
    return first


train = chain("coal", "wood", "coal", "milk")
print(show(train))
train = uncouple(train, "coal")
print(show(train))
train = uncouple(uncouple(train, "milk"), "gold")
print(show(train), show(train.behind), show(chain()))
tail = train
while tail.behind:
    tail = tail.behind
tail.behind = chain("mail", "oil")
print(show(train))
