from collections import OrderedDict


class DepartureBoard:
    def __init__(self):
        self._flights = OrderedDict()

    def post(self, flight, gate, time, **extra):
        self._flights[flight] = {"gate": gate, "time": time, "status": "on time", **extra}

    def update(self, flight, **changes):
        old = dict(self._flights[flight])
        self._flights[flight].update(changes)
        return {k: (old.get(k), v) for k, v in changes.items() if old.get(k) != v}

    def rows(self):
        for flight, info in sorted(self._flights.items(), key=lambda f: f[1]["time"]):
            yield "{0:7}{time} {gate:>4}  {status}".format(flight, **info)


def main():
    board = DepartureBoard()
    board.post("LH 123", "A12", "09:40")
    board.post("AF 7", "B3", "09:15", codeshare="KL 2001")
    board.post("U2 88", "C1", "10:05")
    print(board.update("AF 7", gate="B9", status="boarding"))
    print(board.update("LH 123", time="10:30", status="delayed", gate="A12"))
    for row in board.rows():
        print(row)
    delayed = [f for f, i in board._flights.items() if i["status"] == "delayed"]
    print("delayed:", delayed, "codeshares:", sum("codeshare" in i for i in board._flights.values()))
    try:
        board.update("XX 1", gate="Z")
    except KeyError as e:
        print("no flight", e)


main()
