old = [(1998, "Ilse"), (2001, "Bernd"), (2004, "Ilse"), (2010, "Tarek")]
new = [(2001, "Bernd"), (2007, "Ilse"), (2013, "Wiebke"), (2016, "Tarek")]


def merge(a, b):
    result = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            result.append(a[i])
            i += 1
            j += 1
        elif a[i] < b[j]:
            result.append(a[i])
            i += 1
        else:
            result.append(b[j])
            j += 1
    return result


champions = merge(old, new)
for year, name in champions:
    print(year, name)

titles = {}
for _, name in champions:
    titles[name] = titles.get(name, 0) + 1
print(titles)
most = max(titles.values())
print("record:", [n for n, t in titles.items() if t == most], most)
print("lost entries:", sorted(set(old + new) - set(champions)))
