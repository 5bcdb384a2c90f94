from collections import deque

MAZE = {
    1: [2, 5], 2: [1, 3], 3: [2, 4, 7], 4: [3],
    5: [1, 6], 6: [5, 6], 7: [3, 8], 8: [],
}


def shortest(maze, start, goal):
    queue = deque([(start, [start])])
    seen = set()
    while queue:
        room, path = queue.popleft()
        if room == goal:
            return path
        if room in seen:
            continue
        seen.add(room)
        for nxt in maze[room]:
            queue.append((nxt, path + [nxt]))
    return None


def one_way(maze):
    return [(a, b) for a, out in maze.items() for b in out if a not in maze[b]]


def main():
    print("path", shortest(MAZE, 1, 8))
    print("back", shortest(MAZE, 8, 1))
    dead_ends = [r for r, out in MAZE.items() if len(set(out) - {r}) <= 1]
    print("dead ends", dead_ends)
    print("one way", one_way(MAZE))
    MAZE[8].append(4)
    MAZE[6].append(9)
    path = shortest(MAZE, 8, 1)
    print("with a secret door:", "-".join(map(str, path)), len(path) - 1, "steps")
    print(shortest(MAZE, 1, 9))


main()
