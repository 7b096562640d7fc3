import GalleyPipeline
import GalleyTool

prepareProcess()
runCommandLine()
