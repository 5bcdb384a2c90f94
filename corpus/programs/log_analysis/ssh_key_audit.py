authorized = """
# office
ssh-ed25519 AAAAC3Nza1 maria@laptop
ssh-rsa AAAAB3Nza2 old@desktop

ssh-ed25519 AAAAC3Nza1 maria@phone
command="backup" ssh-rsa AAAAB3Nza3 cron@nas
"""

keys = []
comments = 0
for line in authorized.splitlines():
    line = line.strip()
    if not line:
        continue
    if line[0] == "#":
        comments += 1
        continue
    options = ""
    if not line.startswith("ssh-"):
        options, line = line.split(" ", 1)
    kind, blob, owner = line.split()
    keys.append({"kind": kind, "blob": blob, "owner": owner, "options": options})

print(len(keys), "keys,", comments, "comment")
weak = [k["owner"] for k in keys if k["kind"] == "ssh-rsa" and not k["options"]]
print("weak:", weak)

owners = {}
for k in keys:
    owners.setdefault(k["blob"], []).append(k["owner"])
shared = {blob[-5:]: who for blob, who in owners.items() if len(who) > 1}
print("shared:", shared)
hosts = sorted(k["owner"].partition("@")[2] for k in keys)
print(hosts, keys[-1]["options"].split("=")[1].strip('"'))
print(all("@" in k["owner"] for k in keys) and "all named")
