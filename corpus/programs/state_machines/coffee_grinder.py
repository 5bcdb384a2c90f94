def make_machine(table, start):
    state = start

    def send(event):
        nonlocal state
        state = table.get((state, event), state)
        return state

    return send


def main():
    table = {
        ("off", "power"): "idle",
        ("idle", "power"): "off",
        ("idle", "grind"): "grinding",
        ("grinding", "full"): "idle",
        ("grinding", "lid"): "blocked",
        ("blocked", "lid"): "idle",
    }
    kitchen = make_machine(table, "off")
    office = make_machine(table, start="idle")
    events = ["grind", "power", "grind", "lid"]
    kitchen_states = [kitchen(e) for e in events]
    office_states = [office(e) for e in events]
    print("kitchen:", kitchen_states)
    print("office: ", office_states)
    same = [k for k, o in zip(kitchen_states, office_states) if k == o]
    print("agree on", same or "nothing")
    print(kitchen("lid").upper(), office("lid").upper())


main()
