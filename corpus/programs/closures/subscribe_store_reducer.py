def create_store(reducer, state):
    listeners = []

    def dispatch(kind, **payload):
        nonlocal state
        new = reducer(state, kind, payload)
        changed = new != state
        state = new
        if changed:
            for l in listeners:
                l(state)
        return changed

    def subscribe(listener):
        listeners.append(listener)
        return lambda: listeners.remove(listener)

    return dispatch, subscribe, lambda: state


def todo(state, kind, payload):
    match kind:
        case "add":
            return state + [{"text": payload["text"], "done": False}]
        case "toggle":
            return [{**t, "done": not t["done"]} if i == payload["i"] else t for i, t in enumerate(state)]
        case "clear":
            return [t for t in state if not t["done"]]
    return state


def main():
    dispatch, subscribe, get = create_store(todo, [])
    counts = []
    stop = subscribe(lambda s: counts.append(len(s)))
    results = [
        dispatch("add", text="Übung 4"),
        dispatch("add", text="milk"),
        dispatch("toggle", i=1),
        dispatch("toggle", i=9),
        dispatch("dance"),
        dispatch("clear"),
    ]
    print(results, counts)
    stop()
    dispatch("add", text="nap")
    print(get(), counts[-1])


if __name__ == "__main__":
    main()
