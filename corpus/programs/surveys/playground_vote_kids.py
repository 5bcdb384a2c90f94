votes = "swing slide swing sandbox slide swing climb swing slide sandbox".split()
grown_ups = {"bench": 3, "slide": 1}

count = {}
for v in votes:
    if v not in count:
        count[v] = 0
    count[v] += 1

for thing in grown_ups:
    count[thing] = count.get(thing, 0) + grown_ups[thing] / 2

ranking = sorted(count.items(), key=lambda x: x[1])
ranking.reverse()
place = 1
for thing, n in ranking:
    print(str(place) + ".", thing, n)
    place += 1

prices = {"swing": 1200, "slide": 1500, "sandbox": 400, "climb": 2600, "bench": 350}
money = 3500
bought = []
for thing, n in ranking:
    if prices[thing] < money:
        money -= prices[thing]
        bought.append(thing)
print(bought, "left", money)

happy = [v for v in votes if v in bought]
print(len(happy), "of", len(votes), "children are happy")
unhappy = {}
for v in votes:
    if v not in bought:
        unhappy[v] = unhappy.get(v, 0) + 1
print(unhappy or "everybody is happy")
print("most wanted per euro:", max(count, key=lambda t: count[t] / prices[t]))
