TEXT = """
server {
  port 80
  tls {
    on yes
  }
}
name demo
"""


def parse(lines, depth=0):
    block = {}
    for line in lines:
        line = line.strip()
        if not line:
            continue
        if line == "}":
            if depth == 0:
                raise SyntaxError("} without {")
            return block
        if line.endswith("{"):
            block[line[:-1].strip()] = parse(lines, depth + 1)
        else:
            key, _, value = line.partition(" ")
            block[key] = int(value) if value.isdigit() else value
    if depth:
        raise SyntaxError(f"{depth} open")
    return block


config = parse(iter(TEXT.splitlines()))
print(config)
print(config["server"]["tls"]["on"], list(config))
for bad in ("a {\nb 1", "}\n"):
    try:
        parse(iter(bad.split("\n")))
    except SyntaxError as e:
        print("SyntaxError:", e)
