pages = ["language", "licence", "folder", "options", "install"]
skip = {"options": lambda a: a.get("folder") == "default"}

answers = {}
here = 0
visited = []
script = ["next:en", "next:yes", "back", "next:yes", "next:default", "next:"]

for step in script:
    command, _, value = step.partition(":")
    visited.append(pages[here])
    if command == "next":
        answers[pages[here]] = value
        here += 1
        while here < len(pages) and pages[here] in skip and skip[pages[here]](answers):
            here += 1
    elif command == "back" and here > 0:
        here -= 1
    if here >= len(pages):
        print("installed")
        break
else:
    print("stopped at", pages[here])

print(visited)
for page in pages:
    print("%-10s %s" % (page, answers.get(page, "-")))
