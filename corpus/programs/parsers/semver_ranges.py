def parse_version(text):
    major, minor, patch = map(int, text.split("."))
    return major, minor, patch


def parse_range(spec):
    """^1.2.3 ~1.2.3 >=1.0.0 <2.0.0 1.x"""
    tests = []
    for part in spec.split():
        if part.startswith("^"):
            low = parse_version(part[1:])
            tests.append((low, (low[0] + 1, 0, 0)))
        elif part.startswith("~"):
            low = parse_version(part[1:])
            tests.append((low, (low[0], low[1] + 1, 0)))
        elif part.startswith(">="):
            tests.append((parse_version(part[2:]), (999, 0, 0)))
        elif part.startswith("<"):
            tests.append(((0, 0, 0), parse_version(part[1:])))
        elif part.endswith(".x"):
            n = int(part[:-2])
            tests.append(((n, 0, 0), (n + 1, 0, 0)))
        else:
            v = parse_version(part)
            tests.append((v, (*v[:2], v[2] + 1)))
    return tests


def allows(spec, version):
    v = parse_version(version)
    return all(low <= v < high for low, high in parse_range(spec))


published = ["1.2.2", "1.2.9", "1.3.0", "1.10.1", "2.0.0"]
for spec in ("^1.2.3", "~1.2.3", ">=1.3.0 <2.0.0", "1.x", "1.3.0", ">=3.0.0"):
    good = [v for v in published if allows(spec, v)]
    newest = max(good, key=parse_version, default=None)
    print(f"{spec:<15} {len(good)} {newest}")
print(max(published), max(published, key=parse_version))
