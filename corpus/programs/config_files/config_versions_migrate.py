def v1_to_v2(c):
    """The name was split."""
    first, _, last = c.pop("name").partition(" ")
    return {**c, "first": first, "last": last}


def v2_to_v3(c):
    c["contact"] = {"mail": c.pop("mail", None), "phone": c.pop("phone", None)}
    return c


def v3_to_v4(c):
    c["tags"] = sorted(set(c.get("tags", "").split()))
    return c


MIGRATIONS = {1: v1_to_v2, 2: v2_to_v3, 3: v3_to_v4}
LATEST = max(MIGRATIONS) + 1


def migrate(config):
    config = dict(config)
    version = config.get("version", 1)
    if version > LATEST:
        raise RuntimeError(f"version {version} comes from the future")
    while version < LATEST:
        config = MIGRATIONS[version](config)
        version += 1
        config["version"] = version
    return config


def main():
    old = {"name": "Ana María Ruiz", "mail": "ana@x.test", "tags": "b a b"}
    newer = {"version": 3, "first": "Bo", "last": "Ek", "contact": {"mail": None, "phone": "12"}}
    current = {"version": 4, "first": "C", "tags": ["z"]}
    for c in (old, newer, current):
        m = migrate(c)
        print(m)
        assert migrate(m) == m
    print(sorted(old), LATEST)
    try:
        migrate({"version": 9})
    except RuntimeError as e:
        print(e)
    migrate({"mail": "x@y"})


if __name__ == "__main__":
    main()
