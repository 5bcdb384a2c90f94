def largest_poster(heights):
    """Widest-times-highest rectangle on a wall of uneven boards."""
    stack = []
    best = (0, None)
    for i, h in enumerate(heights + [0]):
        start = i
        while stack and stack[-1][1] >= h:
            start, height = stack.pop()
            area = height * (i - start)
            if area > best[0]:
                best = (area, (start, i - 1, height))
        stack.append((start, h))
    return best


def draw(heights, poster):
    first, last, top = poster
    for level in range(max(heights), 0, -1):
        row = ""
        for i, h in enumerate(heights):
            if first <= i <= last and level <= top:
                row += "@"
            else:
                row += "|" if h >= level else " "
        print(row)


wall = [2, 4, 3, 5, 1, 1]
area, poster = largest_poster(wall)
print(area, poster)
draw(wall, poster)
print(largest_poster([3, 3, 3])[0], largest_poster([1, 9, 1])[0])
