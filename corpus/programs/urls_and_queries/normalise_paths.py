def normalise(path):
    absolute = path.startswith("/")
    stack = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part == "..":
            if stack and stack[-1] != "..":
                stack.pop()
            elif not absolute:
                stack.append(part)
        else:
            stack.append(part)
    return ("/" if absolute else "") + "/".join(stack) or "."


def relative(target, start):
    a, b = normalise(start).split("/"), normalise(target).split("/")
    common = 0
    for x, y in zip(a, b):
        if x != y:
            break
        common += 1
    return "/".join([".."] * (len(a) - common) + b[common:]) or "."


def safe_join(root, user_path):
    full = normalise(root + "/" + user_path)
    if full != root and not full.startswith(root + "/"):
        raise PermissionError(f"{user_path} leaves {root}")
    return full


if __name__ == "__main__":
    for p in ("/a/./b//../c/", "../x/../y", "/../etc", "a/..", "", "/"):
        print(f"{p!r:<18}{normalise(p)}")
    print(relative("/a/b/c", "/a/d"), relative("/a/b", "/a/b"), relative("/x", "/"))
    for user in ("photo.jpg", "sub/../b.txt", "../secret", "../wwwroot/a"):
        try:
            print(safe_join("/srv/www", user))
        except PermissionError as e:
            print("forbidden:", e)
    print(normalise(normalise("/q/w/../e")) == normalise("/q/w/../e"))
