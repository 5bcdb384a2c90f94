items = [
    {"what": "umbrella", "colour": "black", "found": "tram 4", "day": 12},
    {"what": "umbrella", "colour": "red", "found": "bus 22", "day": 3},
    {"what": "phone", "colour": "black", "found": "tram 4", "day": 12, "note": "cracked glass"},
    {"what": "teddy", "colour": "brown", "found": "platform", "day": 9},
]

def match(item, wish):
    points = 0
    for key in wish:
        if key in item and item[key] == wish[key]:
            points += 1
    return points

def look(wish, since = 0):
    results = []
    for item in items:
        if item["day"] > since:
            p = match(item, wish)
            if p > 0:
                results.append((p, item))
    results.sort(reverse=True)
    return results

print(look({"what": "teddy"}))
for p, item in look({"colour": "red", "found": "bus 22"}, since=2):
    print(p, item["what"])
print(len(look({"what": "umbrella"}, since=3)))
for p, item in look({"what": "umbrella", "colour": "black"}):
    print(p, item["colour"], item["what"], "from", item["found"])
