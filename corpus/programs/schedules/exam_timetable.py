students = {
    "Ana": ["maths", "art"],
    "Bob": ["maths", "physics", "latin"],
    "Cem": ["art", "latin"],
    "Dee": ["physics", "sport"],
}

def conflicts(students):
    graph = {}
    for subjects in students.values():
        for s in subjects:
            graph.setdefault(s, set()).update(set(subjects) - {s})
    return graph

def colour(graph):
    slot = {}
    for s in sorted(graph, key=lambda s: (-len(graph[s]), s)):
        taken = {slot[n] for n in graph[s] if n in slot}
        number = 0
        while number in taken:
            number += 1
        slot[s] = number
    return slot

graph = conflicts(students)
slots = colour(graph)
days = ["Monday", "Wednesday", "Friday"]
for s, n in sorted(slots.items(), key=lambda kv: (kv[1], kv[0])):
    print(f"{days[n]:<10} {s}")
for name, subjects in students.items():
    mine = [days[slots[s]][:2] for s in subjects]
    assert len(set(mine)) == len(mine), name
    print(name, mine)
