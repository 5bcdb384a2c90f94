query = "name=J%C3%B6rg+M&tags=a&tags=b%26c&empty=&flag&page=2"

result = {}
for pair in query.split("&"):
    if "=" in pair:
        key, value = pair.split("=")
    else:
        key, value = pair, None
    if value is not None:
        value = value.replace("+", " ")
        data = b""
        i = 0
        while i < len(value):
            if value[i] == "%":
                data += bytes([int(value[i + 1:i + 3], 16)])
                i += 3
            else:
                data += value[i].encode()
                i += 1
        value = data.decode("utf-8")
    if key in result:
        if not isinstance(result[key], list):
            result[key] = [result[key]]
        result[key].append(value)
    else:
        result[key] = value

for k in result:
    print(k.ljust(6), repr(result[k]))
page = int(result["page"]) + 1
print("next page:", page, "| given:", [k for k, v in result.items() if v])
print(len(result), result["tags"][1], result["flag"] is None)
