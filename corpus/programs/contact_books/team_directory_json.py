import json

SOURCE = """
{"team": "Platform", "lead": {"name": "Sanne", "ext": 201},
 "members": [
   {"name": "Ravi", "ext": 214, "on_call": true},
   {"name": "Kateřina", "ext": null, "on_call": false},
   {"name": "Owen", "ext": 209, "on_call": true}
 ]}
"""


def extensions(team):
    result = {team["lead"]["name"]: team["lead"]["ext"]}
    for m in team["members"]:
        if m["ext"] is not None:
            result[m["name"]] = m["ext"]
    return result


def rota(team, weeks):
    on_call = [m["name"] for m in team["members"] if m["on_call"]]
    return {f"w{w}": on_call[w % len(on_call)] for w in range(1, weeks + 1)}


if __name__ == "__main__":
    team = json.loads(SOURCE)
    ext = extensions(team)
    print(json.dumps(ext, sort_keys=True))
    print(rota(team, 3))
    team["members"][1]["ext"] = max(ext.values()) + 1
    print(json.dumps(team["members"][1], ensure_ascii=False))
    print(json.dumps(team["members"][1]["name"]))
    try:
        json.loads("{'team': 1}")
    except json.JSONDecodeError as e:
        print(e.msg, "at", e.pos)
    print(extensions(team) == ext, len(extensions(team)))
