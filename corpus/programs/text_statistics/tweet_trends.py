import re
from collections import Counter, OrderedDict

POSTS = [
    "Snow again! #winter #berlin",
    "Trains are late #berlin #sbahn @bvg",
    "Hot chocolate time #winter",
    "@bvg any news? #sbahn #berlin",
]
tags, mentions = Counter(), Counter()
for post in POSTS:
    tags.update(re.findall(r"#(\w+)", post))
    mentions.update(re.findall(r"@(\w+)", post))

trend = OrderedDict(tags.most_common())
print(list(trend.items()))
trend.move_to_end("winter", last=False)
print("promoted:", next(iter(trend)))

together = Counter()
for post in POSTS:
    found = sorted(re.findall(r"#(\w+)", post))
    for i in range(len(found)):
        for j in range(i + 1, len(found)):
            together[found[i], found[j]] += 1
print(together.most_common(1))
plain = [re.sub(r"[#@]\w+", "", p).strip() for p in POSTS]
print(plain)
print(sum(len(p) for p in plain) / len(plain))
print(mentions["bvg"], mentions["nobody"])
