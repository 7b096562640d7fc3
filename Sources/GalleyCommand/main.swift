import GalleyTool

prepareProcess()
runCommandLine()
