from collections import deque, defaultdict

on_shelf = {"Dune": 1, "Ubik": 0}
queues = defaultdict(deque)
holders = defaultdict(list)


def request(title, who):
    if on_shelf.get(title, 0) and not queues[title]:
        on_shelf[title] -= 1
        holders[title].append(who)
        return "take it"
    queues[title].append(who)
    return f"number {len(queues[title])} in the queue"


def returned(title, who):
    holders[title].remove(who)
    if queues[title]:
        following = queues[title].popleft()
        holders[title].append(following)
        return following
    on_shelf[title] += 1


def cancel(title, who):
    before = len(queues[title])
    queues[title] = deque(w for w in queues[title] if w != who)
    return before - len(queues[title])


print(request("Dune", "Mia"))
for who in ["Ned", "Oya", "Pip"]:
    print(who, request("Dune", who))
print(request("Ubik", "Ned"))
print("cancelled", cancel("Dune", "Oya"))
print("next:", returned("Dune", "Mia"))
print("next:", returned("Dune", "Ned"))
print("next:", returned("Dune", "Pip"))
print(on_shelf, dict(holders))
print({t: list(q) for t, q in queues.items()})
