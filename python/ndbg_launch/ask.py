def ndbg_answer(code, module, given):
    """Runs one of the other files. Returns its answer as JSON in hexadecimal, whose repr is short and plain."""
    import json

    scope = globals()
    space = {"floats": {"inf": float("inf"), "nan": float("nan")}}
    if module is not None:
        exec(module["code"], space)
        space["rename"](scope, module["name"])
    exec(code, space)
    return json.dumps(space["answer"](json.loads(given), scope)).encode().hex()
