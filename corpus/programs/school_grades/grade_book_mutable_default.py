def add_grade(subject, grade, book={}):
    if subject not in book:
        book[subject] = []
    book[subject].append(grade)
    return book


def average(book):
    total, n = 0, 0
    for grades in book.values():
        total += sum(grades)
        n += len(grades)
    return total / n


sara = add_grade("math", 90)
sara = add_grade("art", 70)
print("Sara", sara, average(sara))

tim = add_grade("math", 50)
tim = add_grade("history", 60, tim)
print("Tim", tim, average(tim))

better = "Sara" if average(sara) > average(tim) else "Tim"
print("better:", better)
zoe = add_grade("music", 100, {})
print("Zoe", zoe, average(zoe))
print(len(sara), len(tim), len(zoe))
