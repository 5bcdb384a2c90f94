def merge_sort(values, depth=0, trace=None):
    if len(values) < 2:
        return values
    middle = len(values) // 2
    left = merge_sort(values[:middle], depth + 1, trace)
    right = merge_sort(values[middle:], depth + 1, trace)
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    merged += left[i:] or right[j:]
    if trace is not None:
        trace.append("  " * depth + f"{left}+{right}")
    return merged


steps = []
data = [5, 2, 9, 1, 5]
print(merge_sort(data, trace=steps), data)
print(*reversed(steps), sep="\n")
print(merge_sort([]), merge_sort(["b", "a"]))
