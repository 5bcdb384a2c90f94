class QueueFull(Exception):
    """The server cannot take more requests now."""


class Server:
    def __init__(self, name: str, *, limit: int = 3, speed: int = 1):
        self.name = name
        self.limit = limit
        self.speed = speed
        self.backlog: list[str] = []
        self.done: list[str] = []

    def accept(self, request: str) -> int:
        if len(self.backlog) >= self.limit:
            raise QueueFull(self.name)
        self.backlog.append(request)
        return len(self.backlog)

    def tick(self) -> None:
        for _ in range(self.speed):
            if self.backlog:
                self.done.append(self.backlog.pop(0))


class Balancer:
    def __init__(self, *servers: Server):
        self.servers = servers
        self.dropped = 0

    def send(self, request: str) -> str:
        for server in sorted(self.servers, key=lambda s: len(s.backlog) / s.speed):
            try:
                server.accept(request)
                return server.name
            except QueueFull:
                continue
        self.dropped += 1
        return "dropped"


def main() -> None:
    balancer = Balancer(Server("small", limit=2), Server("big", limit=4, speed=2))
    bursts = [4, 5, 0, 1]
    number = 0
    for burst in bursts:
        answers = []
        for _ in range(burst):
            number += 1
            answers.append(balancer.send(f"r{number}"))
        for s in balancer.servers:
            s.tick()
        print(burst, answers, {s.name: len(s.backlog) for s in balancer.servers})
    print("dropped", balancer.dropped, {s.name: s.done for s in balancer.servers})


if __name__ == "__main__":
    main()
