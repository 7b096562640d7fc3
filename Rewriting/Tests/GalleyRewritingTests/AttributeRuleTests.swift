import GalleyRewriting
import Testing
