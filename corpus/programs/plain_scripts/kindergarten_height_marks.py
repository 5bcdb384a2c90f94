marks = {"Mia": [98, 102, 107], "Tom": [101, 103, 109], "Zoé": [95, 101]}

names = list(marks)
for i in range(len(names)):
    name = names[i]
    heights = marks[name]
    grown = heights[-1] - heights[0]
    print(name + ": " + str(heights[-1]) + " cm, grown " + str(grown) + " cm in " + str(len(heights) - 1) + " steps")

tallest = names[0]
for name in names:
    if marks[name][-1] > marks[tallest][-1]:
        tallest = name
print("tallest", tallest)

fastest = names[0]
for name in names:
    steps = len(marks[name]) - 1
    if (marks[name][-1] - marks[name][0]) / steps > (marks[fastest][-1] - marks[fastest][0]) / steps:
        fastest = name
print("fastest", fastest)

row = sorted(names, key=lambda n: marks[n][-1])
print("photo:", row)
marks["Zoé"].append(106)
print(sorted(names, key=lambda n: marks[n][-1]), row)
over = [n for n in names if max(marks[n]) >= 107]
print(over, sum(len(m) for m in marks.values()), "marks on the wall")
