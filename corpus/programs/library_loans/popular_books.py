# loans of the last weeks: one line per loan, member:book
log = "m1:Momo m2:Momo m3:Dracula m1:Dracula m1:Momo m4:Heidi m2:Heidi m3:Momo m1:Heidi"

loans = [tuple(x.split(":")) for x in log.split()]

books = {}
for member, book in loans:
    books.setdefault(book, set()).add(member)

print("readers per book")
for b in sorted(books, key=lambda k: (-len(books[k]), k)):
    print("  %-8s %d %s" % (b, len(books[b]), sorted(books[b])))

total = {}
for _, book in loans:
    total[book] = total.get(book, 0) + 1
print("loans per book", total)

again = [(m, b) for m, b in sorted(set(loans)) if loans.count((m, b)) > 1]
print("borrowed twice:", again)

readers = {}
for member, book in loans:
    readers.setdefault(member, set()).add(book)
pairs = []
ms = sorted(readers)
for i in range(len(ms)):
    for j in range(i + 1, len(ms)):
        a, b = readers[ms[i]], readers[ms[j]]
        pairs.append((len(a & b) / len(a | b), ms[i], ms[j]))
best = max(pairs)
print("most alike: {1} and {2} ({0:.2f})".format(*best))
