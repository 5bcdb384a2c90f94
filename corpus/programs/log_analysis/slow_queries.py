raw = [
    "q=17ms SELECT name FROM users",
    "q=2.4s SELECT * FROM orders",
    "q=950us PING",
    "q=310ms UPDATE stock",
    "q=1m02s DELETE FROM logs",
]


def to_ms(text):
    if text.endswith("us"):
        return float(text[:-2]) / 1000
    if text.endswith("ms"):
        return float(text[:-2])
    minutes = 0
    if "m" in text:
        m, text = text.split("m")
        minutes = int(m)
    return (minutes * 60 + float(text[:-1])) * 1000


queries = []
for line in raw:
    took, sql = line.split(" ", 1)
    queries.append((to_ms(took.removeprefix("q=")), sql))

queries.sort(reverse=True)
for ms, sql in queries:
    flag = "SLOW" if ms > 500 else "    "
    print(f"{flag} {ms:>10.2f} ms  {sql[:20]}")

verbs = {}
for ms, sql in queries:
    verb = sql.split()[0]
    n, t = verbs.get(verb, (0, 0))
    verbs[verb] = (n + 1, t + ms)
print({v: round(t / n, 1) for v, (n, t) in verbs.items()})
total = sum(ms for ms, _ in queries)
print(f"{queries[0][0] / total:.1%} of the time in {queries[0][1]!r}")
print(to_ms("0.5s") == to_ms("500ms"))
