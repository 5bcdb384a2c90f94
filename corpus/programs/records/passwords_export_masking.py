accounts = [
    {"site": "mail.example", "user": "ana", "password": "s3cret!", "tags": ["private"]},
    {"site": "shop.example", "user": "ana.b", "password": "s3cret!", "tags": []},
    {"site": "bank.example", "user": "4711", "password": "", "tags": ["money", "private"]},
]


def mask(text, show=2):
    if not text:
        return "(none)"
    return text[:show] + "*" * (len(text) - show)


def export(accounts, *, secret=False, only=None):
    out = []
    for a in accounts:
        if only and only not in a["tags"]:
            continue
        copy = a.copy()
        if not secret:
            copy["password"] = mask(copy["password"])
        copy["tags"].sort()
        out.append(copy)
    return out


def reused(accounts):
    by_password = {}
    for a in accounts:
        by_password.setdefault(a["password"], []).append(a["site"])
    return [sites for p, sites in by_password.items() if p and len(sites) > 1]


def main():
    for a in export(accounts):
        print(f"{a['site']:<13}{a['user']:<6}{a['password']:<8}{a['tags']}")
    print(reused(accounts), reused(export(accounts)))
    private = export(accounts, secret=True, only="private")
    private[0]["tags"].append("exported")
    private[0]["user"] = "changed"
    print(accounts[0]["user"], accounts[0]["tags"])
    print(len(private), mask("abc", show=5), mask("x", 0))


main()
