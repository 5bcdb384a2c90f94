cities = [["Ada", 1000, 5], ["Bix", 1400, 1], ["Cor", 300, 12]]

print("year " + " ".join(c[0].rjust(6) for c in cities))
for year in range(0, 13, 3):
    line = str(2020 + year) + " "
    for name, people, percent in cities:
        now = people
        for i in range(year):
            now = now + now * percent / 100
        line += str(round(now)).rjust(7)
    print(line)

# when is Ada bigger than Bix?
a = cities[0][1]
b = cities[1][1]
years = 0
while a <= b:
    a = a * 1.05
    b = b * 1.01
    years += 1
print("Ada is bigger after", years, "years:", round(a), round(b))

# doubling time
for name, people, percent in cities:
    p = people
    n = 0
    while p < 2 * people:
        p = p + p * percent / 100
        n += 1
    print(name, "doubles in", n, "years, rule of 70:", round(70 / percent, 1))
