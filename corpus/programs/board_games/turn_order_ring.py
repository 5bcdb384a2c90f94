class Seat:
    def __init__(self, name):
        self.name = name
        self.next = None


class Table:
    def __init__(self, *names):
        first = previous = None
        for name in names:
            seat = Seat(name)
            if first is None:
                first = seat
            else:
                previous.next = seat
            previous = seat
        previous.next = first
        self.current = first

    def __iter__(self):
        seat = self.current
        while True:
            yield seat.name
            seat = seat.next
            if seat is self.current:
                return

    def skip(self, n=1):
        for _ in range(n):
            self.current = self.current.next

    def leave(self, name):
        seat = self.current
        while seat.next.name != name:
            seat = seat.next
        seat.next = seat.next.next


def main():
    table = Table("Ana", "Bea", "Carlos", "Dirk")
    print(list(table))
    table.skip(2)
    print("now:", table.current.name)
    table.leave("Bea")
    print(list(table), len(list(table)))
    table.skip(4)
    print("now:", table.current.name)


main()
