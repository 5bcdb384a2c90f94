def digits(s):
    return "".join(ch for ch in s if ch.isdigit())


def same_person(a, b):
    if a["name"].lower() == b["name"].lower():
        return True
    return bool(set(map(digits, a["phones"])) & set(map(digits, b["phones"])))


def merge(a, b):
    a["phones"] = a["phones"] + [p for p in b["phones"] if digits(p) not in map(digits, a["phones"])]
    if len(b["name"]) > len(a["name"]):
        a["name"] = b["name"]
    return a


def merge_all(contacts):
    result = []
    for contact in contacts:
        for existing in result:
            if same_person(existing, contact):
                merge(existing, contact)
                break
        else:
            result.append(contact)
    return result


book = [
    {"name": "Dr. H. Vogel", "phones": ["040-221"]},
    {"name": "hanna", "phones": ["0160 7788"]},
    {"name": "Hanna Vogel", "phones": ["040 221", "0160/7788"]},
    {"name": "HANNA", "phones": ["110"]},
]
merged = merge_all(book)
for m in merged:
    print(m["name"], m["phones"])
print(len(book), "entries became", len(merged))
print(book[0] is merged[0], book[0]["name"])
second = merge_all(merged)
print(len(second), [c["name"] for c in second])
