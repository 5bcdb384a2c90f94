import re
import statistics

text = "It rained. It rained all night, and in the morning the street was gone! Who would believe it? Nobody."

sentences = [s.strip() for s in re.split(r"[.!?]", text) if s.strip()]
lengths = [len(s.split()) for s in sentences]
print(lengths)

print("mean  ", statistics.mean(lengths))
print("median", statistics.median(lengths))
print("stdev ", round(statistics.stdev(lengths), 3))

longest = max(sentences, key=len)
shortest = min(sentences, key=len)
print(longest[:20] + "...", "/", shortest)

buckets = {"short": 0, "medium": 0, "long": 0}
for n in lengths:
    if n <= 2:
        buckets["short"] += 1
    elif 2 < n < 8:
        buckets["medium"] += 1
    else:
        buckets["long"] += 1
print(buckets)
