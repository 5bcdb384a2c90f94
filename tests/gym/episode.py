"""An episode of debug-gym: a scripted agent finds a wrong branch through `ndbg mcp`, repairs it and passes the tests.

The tools of the server become tools of the environment, over streamable HTTP and the official Python client. Prints
what happened as JSON.
"""

import asyncio
import importlib.abc
import importlib.machinery
import json
import os
import sys
import types

URL, FOLDER = sys.argv[1], sys.argv[2]
#: What debug-gym's other environments import: gigabytes, and not used here.
ELSEWHERE = ("swebench", "swesmith", "datasets")


class Elsewhere(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ELSEWHERE:
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        module.__getattr__ = lambda name: {} if name.isupper() else type(name, (), {})
        module.__path__ = []
        return module

    def exec_module(self, module):
        pass


sys.meta_path.insert(0, Elsewhere())
os.environ["PATH"] = os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]

from debug_gym.gym.entities import Observation
from debug_gym.gym.envs.local import LocalEnv
from debug_gym.gym.terminals.local import LocalTerminal
from debug_gym.gym.tools.tool import EnvironmentTool, ToolCall
from debug_gym.gym.tools.toolbox import Toolbox
from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client


async def over_http(work):
    async with streamable_http_client(URL) as (read, write, _):
        async with ClientSession(read, write) as session:
            await session.initialize()
            return await work(session)


class ServerTool(EnvironmentTool):
    """A tool of the server; debugging sessions live there, so that a connection a call is enough."""

    def __init__(self, tool):
        super().__init__()
        self.server_name = tool.name
        self.name = f"ndbg_{tool.name}"
        self.description = tool.description
        self.arguments = {
            name: {"type": [shape.get("type", "string")], "description": shape.get("description", "")}
            for name, shape in tool.inputSchema["properties"].items()
        }

    def use(self, environment, **arguments) -> Observation:
        result = asyncio.run(over_http(lambda session: session.call_tool(self.server_name, arguments)))
        self.structured = result.structuredContent
        return Observation(self.name, "\n".join(part.text for part in result.content))


def main():
    environment = LocalEnv(path=FOLDER, terminal=LocalTerminal(), entrypoint="python -m pytest -sq .", max_score=1)
    for name in ("eval", "edit"):
        environment.add_tool(Toolbox.get_tool(name))
    tools = asyncio.run(over_http(lambda session: session.list_tools())).tools
    for tool in tools:
        environment.add_tool(ServerTool(tool))
    steps = []
    infos = environment.reset()
    steps.append({"tool": "reset", "resolved": bool(infos.resolved)})

    def step(name, **arguments):
        infos = environment.step(ToolCall(id=str(len(steps)), name=name, arguments=arguments), None, None)
        seen = infos.step_observation.observation
        steps.append({"tool": name, "seen": seen[:2000], "resolved": bool(infos.resolved)})
        return getattr(environment.get_tool(name), "structured", None)

    path = os.path.join(str(environment.working_dir), "shipping.py")
    begun = step("ndbg_start", path=path)
    session = begun["session"]
    wrong = step("ndbg_calls", session=session, function="price", containing="drill")["calls"][0]
    inner = step("ndbg_calls", session=session, under=wrong["call"], function="weight_class")["calls"][0]
    lines = step("ndbg_call", session=session, call=inner["call"])["lines"]
    first = lines[0]["line"]
    repaired = '    if grams > 2000:\n        return "large"\n    if grams > 250:\n        return "small"'
    step("edit", path="shipping.py", start=first, end=first + 3, new_code=repaired)
    step("eval")
    step("ndbg_stop", session=session)
    print("EPISODE " + json.dumps({"tools": [tool.name for tool in tools], "steps": steps}))
    environment.close()


main()
