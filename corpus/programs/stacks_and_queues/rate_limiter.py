from collections import defaultdict, deque


class RateLimiter:
    def __init__(self, limit, window):
        self.limit = limit
        self.window = window
        self.hits = defaultdict(deque)

    def allow(self, client, now):
        hits = self.hits[client]
        while hits and now - hits[0] > self.window:
            hits.popleft()
        if len(hits) >= self.limit:
            return False
        hits.append(now)
        return True


def handle(requests, limiter):
    statuses = []
    for now, client, path in requests:
        if not path.startswith("/api"):
            statuses.append(404)
        elif limiter.allow(client, now):
            statuses.append(200)
        else:
            statuses.append(429)
    return statuses


limiter = RateLimiter(limit=2, window=10)
requests = [
    (0, "10.0.0.5", "/api/items"),
    (3, "10.0.0.5", "/api/items?page=2"),
    (4, "10.0.0.9", "/favicon.ico"),
    (8, "10.0.0.5", "/api/items?page=3"),
    (10, "10.0.0.5", "/api/cart"),
    (11, "10.0.0.5", "/api/cart"),
]
statuses = handle(requests, limiter)
for (now, client, path), status in zip(requests, statuses):
    print(f"{now:>3}s {client:<9} {path:<18} {status}")
print("blocked:", statuses.count(429))
print({c: list(h) for c, h in limiter.hits.items()})
