import GalleyBase
import GalleyDrawing
import GalleyFiles

/// An image that a scene shows.
struct Picture {
  /// The bytes of the PNG file.
  var contents: [UInt8]
  /// The pixels of the image.
  var bitmap: Bitmap
  /// The size of the image in points.
  var size: Size
}

/// Reads the images that a scene requests, each once, and collects mistakes.
struct PictureLookup {
  /// The maximum size of an image file in bytes, 64 MB.
  static let largestFile = 64 << 20

  private let document: Document
  /// The number of pixels per point of the scene. It determines which of the files of an image is
  /// read.
  private let scale: Double
  /// The folders that image files may be read from; nil means any folder.
  private let readable: ReadableFolders?
  private let budgets: Budgets
  private var known: [String: Result<Picture, PictureError>] = [:]
  private var spending = Spending()
  private var ownMistakes: [Diagnostic] = []
  /// The paths of the files that were read.
  private(set) var files: [String] = []

  init(_ document: Document, scale: Double, within readable: ReadableFolders?, _ budgets: Budgets) {
    self.document = document
    self.readable = readable
    self.budgets = budgets
    self.scale = scale
  }

  /// The mistakes: missing images, and too many pixels in all images together.
  var mistakes: [Diagnostic] { ownMistakes + spending.overruns(of: budgets, in: document) }

  /// Returns the requested image. If it cannot be used, reports the reason and returns nil.
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

/// The reason why an image cannot be used.
struct PictureError: Error {
  var reason: String
  /// True if the image is refused only because all images together exceed the budget.
  var isOverspent = false
}

/// The file of an image, not yet decoded.
private struct PictureFile {
  let path: String
  private let contents: [UInt8]
  /// The number of pixels per point of the image.
  private let scale: Double
  /// The name of the file that begins a message, if this differs from the name in the scene;
  /// otherwise empty.
  private let prefix: String

  /// Reads the first existing file for a name. An existing file that cannot be read is an error,
  /// and no other file is tried.
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

  /// The number of pixels that the header of the file states; 0 if it is not a PNG.
  var pixelCount: Int { PNG.size(of: contents).map { $0.width.multiplying($0.height) } ?? 0 }

  /// The size of the file in bytes.
  var byteCount: Int { contents.count }

  /// Returns the decoded image.
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
