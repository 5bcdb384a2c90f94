class Address:
    def __init__(self, street, number, city):
        self.street = street
        self.number = number
        self.city = city

    def __eq__(self, other):
        return isinstance(other, Address) and self.key() == other.key()

    def key(self):
        street = self.street.lower().replace("str.", "straße").replace("strasse", "straße")
        return street, self.number, self.city.lower()

    def __hash__(self):
        return self.number

    def __str__(self):
        return f"{self.street} {self.number}, {self.city}"


addresses = [
    Address("Hauptstr.", 5, "Ulm"),
    Address("Hauptstraße", 5, "ULM"),
    Address("Hauptstrasse", 7, "Ulm"),
    Address("Am Ring", 1, "Ulm"),
    Address("hauptstr.", 5, "Ulm"),
]
unique = list(dict.fromkeys(addresses))
for a in unique:
    print(a, "x", addresses.count(a))
visited = {addresses[0]: "Monday"}
print(addresses[1] in visited, visited[addresses[4]])
addresses[0].number = 6
print(addresses[1] in visited, len(visited), addresses[0])
