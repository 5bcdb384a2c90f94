ROLES = {
    "guest": {"parents": [], "allow": {"read"}},
    "author": {"parents": ["guest"], "allow": {"write"}},
    "editor": {"parents": ["author"], "allow": {"publish"}, "deny": {"write"}},
    "admin": {"parents": ["editor", "author"], "allow": {"delete"}},
}


def permissions(role):
    info = ROLES[role]
    granted = set()
    for parent in info["parents"]:
        granted |= permissions(parent)
    granted |= info["allow"]
    granted -= info.get("deny", set())
    return granted


def allowed(user, action):
    return any(action in permissions(r) for r in user["roles"])


def main():
    for role in ROLES:
        print(f"{role:>7}: {' '.join(sorted(permissions(role)))}")
    users = [
        {"name": "rosa", "roles": ["editor"]},
        {"name": "sven", "roles": ["guest", "author"]},
        {"name": "tove", "roles": []},
    ]
    for action in ("read", "write", "publish"):
        print(action, [u["name"] for u in users if allowed(u, action)])
    users[-1]["roles"].append("root")
    try:
        print(allowed(users[-1], "read"))
    except KeyError as e:
        print("unknown role", e)


main()
