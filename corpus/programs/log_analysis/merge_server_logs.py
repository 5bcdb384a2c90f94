import heapq
from datetime import datetime

web = [("2024-01-05 10:00:00", "web", "GET /"), ("2024-01-05 10:00:09", "web", "POST /pay")]
db = [("2024-01-05 10:00:01", "db", "connect"), ("2024-01-05 10:00:10", "db", "commit"), ("2024-01-05 10:00:31", "db", "vacuum")]
mail = [("2024-01-05 10:00:10", "mail", "receipt sent")]


def stamped(log, offset=0):
    for text, source, message in log:
        when = datetime.strptime(text, "%Y-%m-%d %H:%M:%S")
        yield when.hour * 3600 + when.minute * 60 + when.second + offset, source, message


def timeline(*logs):
    start = None
    for t, source, message in heapq.merge(*logs):
        start = t if start is None else start
        yield t - start, source, message


def main():
    merged = list(timeline(stamped(web), stamped(db), stamped(mail, offset=-2)))
    for t, source, message in merged:
        print(f"+{t:>4.0f}s {source:<5}{message}")
    gaps = [(b[0] - a[0], a[2], b[2]) for a, b in zip(merged, merged[1:])]
    print("longest silence:", max(gaps))
    sources = {}
    for _, source, _ in merged:
        sources[source] = sources.get(source, 0) + 1
    print(sources)
    order = [m for _, s, m in merged if s != "web"]
    print(order.index("receipt sent") < order.index("commit"))


if __name__ == "__main__":
    main()
