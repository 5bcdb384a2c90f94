patients = {"head": None}

def add(name):
    node = {"name": name, "next": None}
    if patients["head"] is None:
        patients["head"] = node
        return
    cur = patients["head"]
    while cur["next"] is not None:
        cur = cur["next"]
    cur["next"] = node

def jump_in(after, name):
    cur = patients["head"]
    while cur["name"] != after:
        cur = cur["next"]
    cur["next"] = {"name": name, "next": cur["next"]}

def call_next():
    first = patients["head"]
    patients["head"] = first["next"]
    return first["name"]

def waiting():
    cur = patients["head"]
    while cur is not None:
        yield cur["name"]
        cur = cur["next"]

add("Mr Adler")
add("Mrs Brook")
add("Dr Crane")
jump_in("Mrs Brook", "little Dan")
print(list(waiting()))
print("next please:", call_next())
print("next please:", call_next())
print(list(waiting()))
jump_in("Mr Adler", "Eve")
print(list(waiting()))
