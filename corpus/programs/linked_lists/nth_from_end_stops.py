class Stop:
    def __init__(self, name, *rest):
        self.name = name
        self.next = Stop(*rest) if rest else None

    def __repr__(self):
        return f"Stop({self.name!r})"


def nth_from_end(first, n):
    ahead = first
    for _ in range(n):
        ahead = ahead.next
    behind = first
    while ahead.next:
        ahead, behind = ahead.next, behind.next
    return behind


def middle(first):
    slow = fast = first
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
    return slow


def main():
    bus = Stop("Dorfplatz", "Kirche", "Mühle", "Straße 5", "See")
    print(middle(bus))
    print(nth_from_end(bus, 0), nth_from_end(bus, 2))
    announcements = {n: nth_from_end(bus, n).name for n in range(3)}
    for n, name in announcements.items():
        print(f"{n} stops before the end: {name}")
    print(middle(Stop("A", "B")))
    print(nth_from_end(bus, 4))
    print(nth_from_end(bus, 5))


main()
