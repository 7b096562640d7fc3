import GalleyTool
