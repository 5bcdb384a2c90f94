mails = [
    {"from": "boss@acme.com", "subject": "URGENT: numbers", "size": 12},
    {"from": "news@shop.io", "subject": "50% off!!!", "size": 300},
    {"from": "mum@home.org", "subject": "Sunday?", "size": 4},
    {"from": "it@acme.com", "subject": "Re: password", "size": 9},
]

rules = [
    (lambda m: m["subject"].count("!") > 2, "spam"),
    (lambda m: m["from"].endswith("@acme.com"), "work"),
    (lambda m: "urgent" in m["subject"].lower(), "urgent"),
    (lambda m: m["size"] > 200, "large"),
]

for m in mails:
    m["labels"] = [label for test, label in rules if test(m)]

folders = {}
for m in mails:
    label = m["labels"][0] if m["labels"] else "inbox"
    folders.setdefault(label, []).append(m["subject"])

for folder, subjects in sorted(folders.items()):
    print(folder.upper(), len(subjects))
    for s in subjects: print("   ", s)

sizes = {f: sum(m["size"] for m in mails if f in m["labels"]) for f in folders}
print(sizes)
print(mails[0]["labels"], "urgent" in folders)
