def average(marks):
    total = 0
    for i in range(1, len(marks)):
        total = total + marks[i]
    return total / len(marks)


def letter(avg):
    if avg >= 90:
        return "A"
    elif avg >= 75:
        return "B"
    elif avg >= 50:
        return "C"
    else:
        return "F"


def main():
    students = ["Tom", "Lily", "Mehmet"]
    marks = [[80, 90, 70], [100, 95, 99], [40, 55, 60]]
    for i in range(len(students)):
        avg = average(marks[i])
        print(students[i] + ": " + str(round(avg, 1)) + " -> " + letter(avg))
    everything = []
    for m in marks:
        everything = everything + m
    print("class:", round(average(everything), 1))
    print("best mark:", max(everything), "worst:", min(everything))


main()
