ages = {"Ann": 30, "Bob": 17}
older = ages
for name in older:
    older[name] += 1
print("now:", ages, "next year:", older)

ages = {"Ann": 30, "Bob": 17}
older = {name: age + 1 for name, age in ages.items()}
print("now:", ages, "next year:", older)

grown = []
for name, age in older.items():
    age += 10
    if age > 27:
        grown += [name]
print(grown, older)
new = dict(ages, Cy=3)
new["Ann"] -= 1
print(ages["Ann"] - new["Ann"], len(ages), sorted(new, key=new.get))
oldest = max(new)
print(oldest, "is not the oldest, that is", max(new, key=lambda n: new[n]))
