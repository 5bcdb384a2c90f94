from typing import Dict, Set


class Registry:
    def __init__(self) -> None:
        self.requires: Dict[str, Set[str]] = {}
        self.version: Dict[str, tuple] = {}

    def add(self, name: str, version: str, *requires: str) -> None:
        self.version[name] = tuple(int(x) for x in version.split("."))
        self.requires[name] = set(requires)

    def dependents(self, name: str) -> Set[str]:
        direct = {p for p, r in self.requires.items() if name in r}
        result = set(direct)
        for p in direct:
            result |= self.dependents(p)
        return result

    def bump(self, name: str, part: int = 2) -> list:
        version = list(self.version[name])
        version[part] += 1
        version[part + 1:] = [0] * (2 - part)
        self.version[name] = tuple(version)
        rebuild = self.dependents(name)
        for p in rebuild:
            major, minor, patch = self.version[p]
            self.version[p] = major, minor, patch + 1
        return sorted(rebuild)


def main():
    reg = Registry()
    reg.add("bytes", "1.4.9")
    reg.add("http", "0.12.0", "bytes")
    reg.add("tls", "3.0.1", "bytes")
    reg.add("client", "2.2.2", "http", "tls")
    print(reg.bump("bytes", part=1))
    print(reg.bump("client"))
    for name in sorted(reg.version):
        print(name, ".".join(map(str, reg.version[name])))


if __name__ == "__main__":
    main()
