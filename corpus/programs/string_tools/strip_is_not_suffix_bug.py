# strip() takes characters, not words.
files = ["notes.txt", "text.txt", "xt.txt", "report.text"]
for name in files:
    wrong = name.rstrip(".txt")
    right = name.removesuffix(".txt")
    mark = "" if wrong == right else "  <-- differs"
    print(f"{name:12} {wrong:8} {right}{mark}")

url = "https://sports.example/s"
print(url.lstrip("https://"))
print(url.removeprefix("https://"))
print("--a-b--".strip("-"), "  x \n".strip() + "|", "abcba".strip("ab"))
print(" a  b ".split(), " a  b ".split(" "))
quoted = "''it''s''"
while quoted.startswith("'") and quoted.endswith("'"):
    quoted = quoted[1:-1]
print(quoted)
print("mississippi".strip("mip"), "mississippi".replace("ss", "SS", 1))
