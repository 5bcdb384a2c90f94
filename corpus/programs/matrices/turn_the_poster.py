def turn_right(pixels):
    return ["".join(column) for column in zip(*pixels[::-1])]


def flip(pixels):
    return [row[::-1] for row in pixels]


def show(title, pixels):
    print(f"-- {title} ({len(pixels[0])}x{len(pixels)})")
    for row in pixels:
        print("  " + row.replace(".", " "))


arrow = [
    "..#..",
    "...#.",
    "#####",
    "...#.",
    "..#..",
    ".....",
]
show("arrow", arrow)
down = turn_right(arrow)
show("down", down)
left = turn_right(down)
show("left", left)
print(left == flip(arrow))
print(sum(row.count("#") for row in left))
