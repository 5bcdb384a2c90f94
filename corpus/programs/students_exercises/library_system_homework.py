books = [
    {"title": "Dune", "author": "Herbert", "copies": 2},
    {"title": "Emma", "author": "Austen", "copies": 1},
]
loans = {}


def find_book(title):
    for book in books:
        if book["title"].lower() == title.lower():
            return book
    return None


def borrow(person, title):
    book = find_book(title)
    if book is None:
        return "We do not have " + title
    if book["copies"] == 0:
        return title + " is not there"
    book["copies"] -= 1
    if person not in loans:
        loans[person] = []
    loans[person].append(book["title"])
    return person + " got " + book["title"]


def give_back(person, title):
    if title in loans[person]:
        loans[person].remove(title)
        find_book(title)["copies"] += 1
        return "Thank you"
    return person + " does not have it"


print(borrow("Kim", "dune"))
print(borrow("Lou", "Emma"))
print(borrow("Kim", "Emma"))
print(borrow("Kim", "It"))
print(give_back("Lou", "Emma"), "/", give_back("Kim", "Emma"))
print(loans, [b["copies"] for b in books])
print(give_back("Max", "Dune"))
