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

/// Reads the pictures that a scene asks for, each once, and collects mistakes.
struct PictureLookup {
  /// The largest picture file that is read: 64 MB.
  static let largestFile = 64 << 20

  private let document: Document
  /// Pixels per point of the scene, by which files of one name are chosen.
  private let scale: Double
  /// The folders that files may be in; nil for any.
  private let readable: ReadableFolders?
  private let budgets: Budgets
  private var known: [String: Result<Picture, PictureError>] = [:]
  private var spending = Spending()
  private var ownMistakes: [Diagnostic] = []
  /// The files that were read.
  private(set) var files: [String] = []

  init(_ document: Document, scale: Double, within readable: ReadableFolders?, _ budgets: Budgets) {
    self.document = document
    self.readable = readable
    self.budgets = budgets
    self.scale = scale
  }

  /// Mistakes: missing pictures, or too many pixels in all pictures.
  var mistakes: [Diagnostic] { ownMistakes + spending.overruns(of: budgets, in: document) }

  /// The requested picture; nil if there is none, after reporting why.
  mutating func picture(_ request: PictureRequest) -> Picture? {
    let answer: Result<Picture, PictureError>
    if let before = known[request.file] {
      answer = before
    } else {
      answer = read(request)
      known[request.file] = answer
    }
    switch answer {
    case .success(let picture): return picture
    case .failure(let error):
      guard !error.isOverspent else { return nil }
      ownMistakes.append(
        document.diagnostic(
          "\(request.file.escapingControls): \(error.reason)", at: document.node(at: request.path),
          path: request.path))
      return nil
    }
  }

  private mutating func read(_ request: PictureRequest) -> Result<Picture, PictureError> {
    do throws(PictureError) {
      let file = try PictureFile(named: PictureName(request.file), scale: scale, within: readable)
      files.append(file.path)
      let node = document.node(at: request.path)
      spending.add(file.pixelCount, of: .decodedPixels, at: node, request.path)
      spending.add(file.byteCount, of: .pictureBytes, at: node, request.path)
      // After the limit nothing is decoded, but the pictures are still counted.
      let isTooMuch = [Budget.decodedPixels, .pictureBytes].contains { spending.total(of: $0) > budgets[$0] }
      guard !isTooMuch else {
        return .failure(PictureError(reason: "", isOverspent: true))
      }
      return .success(try file.decoded())
    } catch {
      return .failure(error)
    }
  }
}

/// A picture that cannot be used.
struct PictureError: Error {
  var reason: String
  /// True if it is only one too many.
  var isOverspent = false
}

/// A file of a picture, not yet decoded.
private struct PictureFile {
  let path: String
  private let contents: [UInt8]
  /// Its pixels per point.
  private let scale: Double
  /// The name of the file for a message, if the scene spells it differently.
  private let prefix: String

  /// Reads the first file of a name that is there. One that is there and cannot be read is not passed over.
  init(named name: PictureName, scale: Double, within readable: ReadableFolders?) throws(PictureError) {
    let files = name.files(forScale: scale)
    for file in files {
      let prefix = file.path == name.path ? "" : "\(file.name): "
      if let refusal = readable?.refusal(of: file.path) { throw PictureError(reason: refusal) }
      do throws(FileError) {
        guard let found = try readFile(ifPresent: file.path, limit: PictureLookup.largestFile) else { continue }
        (path, contents, self.scale, self.prefix) = (file.path, found, file.scale, prefix)
        return
      } catch {
        throw PictureError(reason: prefix + error.reason)
      }
    }
    let names = files.map(\.name)
    throw PictureError(
      reason: "there is no such file" + (names.count > 1 ? "; looked for \(names.joined(separator: ", "))" : ""))
  }

  /// The number of pixels that the file states; 0 if it is not a PNG.
  var pixelCount: Int { PNG.size(of: contents).map { $0.width.multiplying($0.height) } ?? 0 }

  /// The size of the file.
  var byteCount: Int { contents.count }

  /// Returns its pixels.
  func decoded() throws(PictureError) -> Picture {
    do throws(PNGError) {
      let bitmap = try PNG.decode(contents)
      let size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
      return Picture(contents: contents, bitmap: bitmap, size: size)
    } catch {
      throw PictureError(reason: prefix + error.message)
    }
  }
}
