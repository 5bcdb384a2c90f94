def remember_last(f):
    last_args, last_result = None, None

    def wrapper(*args):
        nonlocal last_args, last_result
        if args == last_args:
            print("  (same question)")
            return last_result
        last_args = args
        last_result = f(*args)
        return last_result
    return wrapper


@remember_last
def mix(*colours):
    parts = [int(c[i:i + 2], 16) for c in colours for i in (0, 2, 4)]
    n = len(colours)
    return "".join(f"{sum(parts[i::3]) // n:02x}" for i in range(3))


@remember_last
def shuffle_names(names):
    names.sort(key=lambda n: n[::-1])
    return names


print(mix("ff0000", "0000ff"))
print(mix("ff0000", "0000ff"))
print(mix("ffffff"), mix("0000ff", "ff0000"))

team = ["Nia", "Bob", "Eva"]
print(shuffle_names(team))
team.append("Al")
print(shuffle_names(team))
print(shuffle_names(["Zoe", "Moe"]))
