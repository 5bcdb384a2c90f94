def sort(l):
    for i in range(1, len(l)):
        x = l[i]
        j = i
        while j > 0 and l[j - 1] > x:
            l[j] = l[j - 1]
            j = j - 1
        l[j] = x
    return l

heights = [171, 165, 180, 158, 165]
print("before: " + str(heights))
sorted_heights = sort(heights)
print("after: " + str(sorted_heights))
print("smallest: " + str(sorted_heights[0]))
print("tallest: " + str(sorted_heights[len(sorted_heights) - 1]))
if heights == sorted_heights:
    print("the class already stood in order")
else:
    print("the class had to move")
middle = sorted_heights[len(sorted_heights) // 2]
print("middle: " + str(middle))
names = sort(["Uwe", "Ömer", "anna", "Bo"])
print(names)
