lines = [("Kiel", "Oslo"), ("Oslo", "Hirtshals"), ("Hirtshals", "Larvik"), ("Rostock", "Trelleborg"), ("Larvik", "Kiel")]


def neighbours(port):
    found = []
    for a, b in lines:
        if a == port:
            found.append(b)
    return found


def reachable(port, seen=set()):
    seen.add(port)
    for n in neighbours(port):
        if n not in seen:
            reachable(n, seen)
    return seen


def main():
    print(sorted(reachable("Kiel")))
    print(sorted(reachable("Rostock")))
    ports = {p for line in lines for p in line}
    for port in sorted(ports):
        print(port, len(neighbours(port)), "Kiel" in reachable(port))


if __name__ == "__main__":
    main()
