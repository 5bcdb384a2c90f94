thickness = 0.1      # mm
width, height = 297, 210
folds = 0

while min(width, height) > 10 * thickness and folds < 12:
    if width >= height:
        width = width / 2
    else:
        height = height / 2
    thickness = thickness * 2
    folds = folds + 1
    if folds % 2 == 0:
        print(folds, "folds:", round(width, 1), "x", round(height, 1), "x", round(thickness, 1))

print("stopped after", folds)
layers = 2 ** folds
print("layers:", layers, "thickness", layers * 0.1 == thickness)

tower = 324_000
n = 0
t = 0.1
while t < tower:
    t *= 2
    n += 1
print("the Eiffel tower is passed after", n, "folds")
