def build(pairs):
    graph = {}
    for a, b in pairs:
        if a not in graph:
            graph[a] = []
        if b not in graph:
            graph[b] = []
        graph[a].append(b)
    return graph


def count_friends(graph):
    result = {}
    for dog in graph:
        result[dog] = len(graph[dog])
    return result


def loners(graph):
    alone = []
    for dog in graph:
        if graph[dog] == []:
            alone.append(dog)
    return alone


walks = [("Rex", "Bella"), ("Rex", "Luna"), ("Bella", "Luna"), ("Milo", "Rex")]
graph = build(walks)
print(graph)
friends = count_friends(graph)
print(friends)
print("dogs without friends:", loners(graph))
most = ""
for dog in friends:
    if most == "" or friends[dog] > friends[most]:
        most = dog
print("most friends: " + most)
