from collections import Counter

log = """
07:10 blue tit 2
07:25 sparrow 6
07:40 blue tit 1
08:05 woodpecker 1
08:30 sparrow 4
08:31 cat 1
09:15 blue tit 3
""".strip().split("\n")

visits = Counter()
largest = {}
hours = Counter()
for line in log:
    time, rest = line.split(maxsplit=1)
    bird, n = rest.rsplit(" ", 1)
    n = int(n)
    if bird == "cat":
        print(time, "a cat! everybody gone")
        continue
    visits[bird] += n
    largest[bird] = max(n, largest.get(bird, 0))
    hours[time[:2]] += n

for bird, n in visits.most_common():
    print(f"{bird:<12}{n:>3}  largest group {largest[bird]}")
busiest, n = hours.most_common(1)[0]
print(f"busiest hour {busiest}: {n} birds")
shy = [b for b in visits if largest[b] == 1]
print("single birds:", shy)
seeds = {"blue tit": 0.2, "sparrow": 0.15}
eaten = sum(seeds.get(b, 0.5) * n for b, n in visits.items())
print(f"eaten about {eaten:.2f} g")
