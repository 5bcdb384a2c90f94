def pick(record, *keys, **renames):
    """Take some keys; renames are new=old."""
    out = {k: record[k] for k in keys if k in record}
    out.update({new: record[old] for new, old in renames.items()})
    return out


def without(record, *keys):
    return {k: v for k, v in record.items() if k not in keys}


def require(record, **types):
    problems = []
    for key, kind in types.items():
        if key not in record:
            problems.append(f"{key} missing")
        elif not isinstance(record[key], kind):
            problems.append(f"{key} is {type(record[key]).__name__}")
    return problems


def main():
    raw = {"usr_nm": "bea", "pw": "geheim", "mail": "bea@ü.de", "age": "33", "admin": False}
    public = pick(raw, "mail", "phone", name="usr_nm")
    print(public)
    print(without(raw, "pw", "admin", "nothing"))
    print(require(raw, age=int, mail=str, phone=str, admin=bool))
    fixed = {**raw, "age": int(raw["age"])}
    print(require(fixed, age=(int, float)), fixed is raw)
    swapped = {v: k for k, v in public.items()}
    print(swapped)
    print(pick(raw, login="user"))


main()
