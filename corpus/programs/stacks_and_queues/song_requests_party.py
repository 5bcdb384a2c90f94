requests = []
played = []
skips = 0

def request(song, by, votes=1):
    for r in requests:
        if r["song"] == song:
            r["votes"] += votes
            r["by"].append(by)
            return len(requests)
    requests.append({"song": song, "by": [by], "votes": votes})
    return len(requests)

def play():
    global skips
    while requests:
        requests.sort(key=lambda r: -r["votes"])
        r = requests.pop(0)
        if r["song"] in played[-2:]:
            skips += 1
            continue
        played.append(r["song"])
        return f"{r['song']} for {' & '.join(r['by'])}"
    return "silence"

request("Waterloo", "Ina")
request("Atemlos", "Uwe", votes=2)
request("Waterloo", "Kim", 2)
print(play())
print(play(), "|", play())
request("Atemlos", "Uwe")
request("Hung Up", by="Ole")
print(play())
print(request("Waterloo", "Ina"), play(), skips)
print(played, len(set(played)), requests)
