patch = ["#..", "##.", "#.#"]

rotated = [patch]
for _ in range(3):
    last = rotated[-1]
    rotated.append(["".join(last[2 - c][r] for c in range(3)) for r in range(3)])

names = ["0", "90", "180", "270"]
for n, p in zip(names, rotated):
    print(n.rjust(3), " ".join(p))

top = [a + b for a, b in zip(rotated[0], rotated[1])]
bottom = [a + b for a, b in zip(rotated[3], rotated[2])]
block = top + bottom
print("\n".join(block))

quarter = ["".join(block[5 - c][r] for c in range(6)) for r in range(6)]
print("block has a quarter turn symmetry:", quarter == block)
dark = sum(row.count("#") for row in block)
print(f"{dark} dark, {36 - dark} light, ratio {dark / 36:.3f}")
different = {tuple(p) for p in rotated}
print(len(different), "different patches")
edges = {"top": block[0], "left": "".join(r[0] for r in block)}
print(edges, edges["top"] == edges["left"][::-1])
