import Dispatch
import GalleyTool

// An `await` here would begin with making the threads and descriptors of tasks.
prepareProcess()
Task { await runCommandLine() }
dispatchMain()
