// `import Testing` in a file that imports CoreGraphics asks for this module: the overlay of the two. There is nothing
// to add.
@_exported public import CoreGraphics
