import GalleyBase
import GalleyDrawing
extension Canvas { mutating func concatenate(_ t: AffineTransformation) { translateBy(x: t.tx, y: t.ty) } }
