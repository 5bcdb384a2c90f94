import copy

project = {"src": {"Main.PY": "x=1", "utils": {"IO.py": "", "old": {"IO.PY~": "tmp"}}}, "README": "hi"}

def rename(tree, rule):
    result = {}
    for name, content in tree.items():
        new = rule(name)
        if new is None:
            continue
        while new in result:
            new = "_" + new
        result[new] = rename(content, rule) if isinstance(content, dict) else content
    return result

def files(tree, path=""):
    found = []
    for name in sorted(tree):
        if isinstance(tree[name], dict):
            found += files(tree[name], path + name + "/")
        else:
            found.append(path + name)
    return found

backup = copy.deepcopy(project)
lower = rename(project, str.lower)
print(files(lower))
clean = rename(lower, lambda n: None if n.endswith("~") else n)
print(files(clean), clean["src"]["utils"])
short = rename(clean, lambda n: n[:2])
print(files(short))
clash = rename({"a1": "1", "a2": "2", "a3": "3"}, lambda n: "a")
print(clash)
print(project == backup, len(files(project)) - len(files(clean)))
