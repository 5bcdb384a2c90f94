people = [("Mia", 12, 3, 2009), ("Leo", 2, 11, 2008), ("Ida", 30, 1, 2009)]

# a) sort from oldest to youngest (selection sort)
for i in range(len(people)):
    smallest = i
    for j in range(i + 1, len(people)):
        a = people[j]
        b = people[smallest]
        if (a[3], a[2], a[1]) < (b[3], b[2], b[1]):
            smallest = j
    people[i], people[smallest] = people[smallest], people[i]

for name, day, month, year in people:
    print(f"{name}: {day:02}.{month:02}.{year}")

# b) age on a given day
def age(person, day, month, year):
    name, d, m, y = person
    result = year - y
    if month < m or month == m and day < d:
        result -= 1
    return result

ages = []
for p in people:
    ages.append(age(p, 15, 2, 2024))
print(ages)

# c) who has birthday in the first half of the year?
first_half = [p[0] for p in people if p[2] <= 6]
print(first_half)
oldest = people[0]
print(oldest[0], "is", ages[0], "and", people[-1][0], "is", ages[-1])
