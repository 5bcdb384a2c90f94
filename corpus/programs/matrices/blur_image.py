def blur(image):
    height = len(image)
    width = len(image[0])
    result = image[:]
    for y in range(1, height - 1):
        for x in range(1, width - 1):
            total = 0
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    total += image[y + dy][x + dx]
            result[y][x] = total // 9
    return result


picture = [
    [0, 0, 0, 0],
    [0, 90, 90, 0],
    [0, 90, 0, 0],
    [0, 0, 0, 0],
]
soft = blur(picture)
for line in soft:
    print("".join(f"{p:4d}" for p in line))
print("original kept:", picture[1][1] == 90)
brightest = max(max(line) for line in soft)
print("brightest", brightest)
