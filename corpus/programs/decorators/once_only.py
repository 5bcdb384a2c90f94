from functools import wraps

def once(f):
    result = None
    @wraps(f)
    def wrapper(*args, **kwargs):
        nonlocal result
        if result is None:
            result = f(*args, **kwargs)
        return result
    return wrapper

@once
def connect(host):
    print("connecting to", host)
    return {"host": host, "open": True}

@once
def find_user(name):
    print("looking for", name)
    users = {"ida": 1, "tom": 2}
    return users.get(name)

a = connect("db1")
b = connect("db2")
print(a is b, b["host"])
print(find_user("zoe"), find_user("zoe"))
print(find_user("tom"))
print(find_user("ida"))
a["open"] = False
print(connect("db3")["open"])
