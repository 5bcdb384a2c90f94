import re
from collections import Counter, defaultdict

LINES = [
    '10.0.0.7 - - [12/Mar/2024:10:00:01] "GET /index.html HTTP/1.1" 200 5120',
    '10.0.0.9 - - [12/Mar/2024:10:00:04] "GET /logo.png HTTP/1.1" 304 0',
    '10.0.0.7 - - [12/Mar/2024:10:01:30] "POST /login HTTP/1.1" 401 88',
    '10.0.0.7 - - [12/Mar/2024:10:01:35] "POST /login HTTP/1.1" 302 0',
    'garbage',
    '10.0.0.12 - - [12/Mar/2024:10:02:00] "GET /nope HTTP/1.1" 404 311',
]

PATTERN = re.compile(r'(?P<ip>\S+) .*?"(?P<method>\w+) (?P<path>\S+) [^"]+" (?P<status>\d{3}) (?P<size>\d+)')


def records(lines):
    for line in lines:
        if m := PATTERN.match(line):
            d = m.groupdict()
            d["status"], d["size"] = int(d["status"]), int(d["size"])
            yield d
        else:
            print("skipped:", line)


hits = list(records(LINES))
status = Counter(h["status"] // 100 for h in hits)
print({f"{k}xx": v for k, v in sorted(status.items())})

traffic = defaultdict(int)
for h in hits:
    traffic[h["ip"]] += h["size"]
for ip, size in sorted(traffic.items(), key=lambda t: -t[1]):
    print(f"{ip:<10} {size / 1024:6.2f} KiB")
bad = [(h["method"], h["path"]) for h in hits if h["status"] >= 400]
print(bad, f"{len(bad) / len(hits):.0%}")
