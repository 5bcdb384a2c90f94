def mean(values, total=0, n=0):
    if not values:
        return total / n
    head, *tail = values
    return mean(tail, total + head, n + 1)


def longest_run(values, last=None, run=0, best=0):
    match values:
        case []:
            return max(run, best)
        case [x, *rest] if x == last:
            return longest_run(rest, last, run + 1, best)
        case [x, *rest]:
            return longest_run(rest, x, 1, max(run, best))


def rle(text, out=""):
    if text == "":
        return out
    n = len(text) - len(text.lstrip(text[0]))
    return rle(text[n:], out + text[0] + (str(n) if n > 1 else ""))


weather = list("sssrrsccccs")
print(longest_run(weather), rle("".join(weather)))
print(mean([2, 4, 9]), longest_run([]))
runs = {w: longest_run([x == w or None for x in weather]) for w in "src"}
print(runs)
print(mean(list(runs.values())))
print(mean([]))
