import asyncio

async def fetch(name):
    await asyncio.sleep(0)
    return name.upper()

async def main():
    first = await fetch("a")
    both = await asyncio.gather(fetch("b"), fetch("c"))
    return first, both
