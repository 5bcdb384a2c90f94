def factorial_steps(n):
    """The frames of a recursive factorial, made visible with an explicit stack."""
    frames = [{"n": n, "state": "call"}]
    value = None
    trace = []
    while frames:
        frame = frames[-1]
        if frame["state"] == "call":
            trace.append("  " * (len(frames) - 1) + f"fact({frame['n']})")
            if frame["n"] <= 1:
                value = 1
                frames.pop()
            else:
                frame["state"] = "return"
                frames.append({"n": frame["n"] - 1, "state": "call"})
        else:
            value *= frame["n"]
            trace.append("  " * (len(frames) - 1) + f"= {value}")
            frames.pop()
    return value, trace


value, trace = factorial_steps(4)
print("\n".join(trace))
print("result", value)
deepest = max(len(t) - len(t.lstrip()) for t in trace) // 2
print("deepest level", deepest)
print(factorial_steps(0)[0], len(factorial_steps(2)[1]))
