import GalleyTool

await runCommandLine()
