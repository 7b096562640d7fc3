import GalleyBase
import GalleyDrawing
import GalleyFiles

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
  /// Pixels per point of the scene, by which files of one name are chosen.
  private let scale: Double
  private var known: [String: Result<Picture, PictureError>] = [:]
  private(set) var mistakes: [Diagnostic] = []

  init(document: Document, scale: Double) {
    self.document = document
    self.scale = scale
  }

  /// The picture that is asked for; nil if there is none, after noting why.
  mutating func picture(_ request: PictureRequest) -> Picture? {
    let answer =
      known[request.file]
      ?? Result { () throws(PictureError) in try Picture(named: PictureName(request.file), scale: scale) }
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

/// The largest picture file that is read: 64 MB.
private let largestPictureFile = 64 << 20

/// A picture that cannot be used.
struct PictureError: Error {
  var reason: String
}

extension Picture {
  /// Reads the first file of a name that is there. One that is there and cannot be read is not passed over.
  fileprivate init(named name: PictureName, scale: Double) throws(PictureError) {
    let files = name.files(forScale: scale)
    for file in files {
      func failure(_ reason: String) -> PictureError {
        PictureError(reason: file.path == name.path ? reason : "\(file.name): \(reason)")
      }
      do throws(FileError) {
        guard let found = try readFile(ifPresent: file.path, limit: largestPictureFile) else { continue }
        contents = found
      } catch {
        throw failure(error.reason)
      }
      do throws(PNGError) {
        bitmap = try PNG.decode(contents)
      } catch {
        throw failure(error.message)
      }
      size = Size(width: Double(bitmap.width) / file.scale, height: Double(bitmap.height) / file.scale)
      return
    }
    let names = files.map(\.name)
    throw PictureError(
      reason: "there is no such file" + (names.count > 1 ? "; looked for \(names.joined(separator: ", "))" : ""))
  }
}
