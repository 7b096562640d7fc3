import GalleyBase
import GalleyDrawing

/// A picture that a scene shows.
struct Picture {
  /// The PNG file.
  var contents: [UInt8]
  /// Its pixels.
  var bitmap: Bitmap
  /// Its size in points.
  var size: Size
}

/// Reads the pictures that a scene asks for, each once, and collects what is wrong with them.
struct PictureLookup {
  private let document: Document
  private var known: [String: Result<Picture, PictureError>] = [:]
  private(set) var mistakes: [Diagnostic] = []

  init(document: Document) { self.document = document }

  /// The picture that is asked for; nil if there is none, after noting why.
  mutating func picture(_ request: PictureRequest) -> Picture? {
    let answer =
      known[request.file] ?? Result { () throws(PictureError) in try Picture(reading: request.file) }
    known[request.file] = answer
    switch answer {
    case .success(let picture): return picture
    case .failure(let error):
      mistakes.append(
        document.diagnostic(
          "\(request.file): \(error.reason)", at: document.node(at: request.path), path: request.path))
      return nil
    }
  }
}

/// Why a picture cannot be used.
struct PictureError: Error {
  var reason: String
}

extension Picture {
  /// Reads a PNG file. A name that ends in `@2x` or `@3x` says, as on iOS, how many pixels a point has; else it is one.
  init(reading file: String) throws(PictureError) {
    contents = try readPictureFile(file)
    do throws(PNGError) {
      bitmap = try PNG.decode(contents)
    } catch {
      throw PictureError(reason: error.message)
    }
    let name = file.split(separator: "/").last?.split(separator: ".").dropLast().last ?? ""
    let scale: Double = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}
