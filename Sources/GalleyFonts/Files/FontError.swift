import GalleyBase

/// An error in a requested font or in its file. `message` describes it for the user.
public enum FontError: Error, Hashable, Sendable {
  /// The maximum size of a font in points.
  static let largestSize: Double = 10_000

  /// The collection has no face of this family. `nearest` is the family with the most similar name.
  case unknownFamily(String, nearest: String?)
  /// The collection has no face with this PostScript name and no family of this name. `nearest` is
  /// the most similar name.
  case unknownName(String, nearest: String?)
  /// The file of a pinned face was not found in any of the folders.
  case absent(file: String, package: String, searched: [String])
  /// The file of a pinned face does not have the SHA-256 in the manifest.
  case different(file: String, package: String, expected: String, found: String)
  /// The manifest and the file of a pinned face contradict each other. `corrections` are the
  /// correct values, such as `weight is 700, not 400`.
  case mislabelled(file: String, corrections: [String])
  /// The file cannot be read. `package` is the package that installs an intact file of a pinned
  /// face; else it is empty.
  case unreadable(file: String, reason: String, package: String = "")
  /// The file is not an OpenType font.
  case notAFont(file: String, reason: String, package: String = "")
  /// The file begins like a font but is cut short or lacks a required part.
  case damaged(file: String, reason: String, package: String = "")
  /// The file does not contain hyphenation patterns.
  case notPatterns(file: String, package: String = "")
  /// The font collection has fewer faces than the index requires.
  case noSuchIndex(file: String, index: Int, count: Int)
  /// The size is not valid: NaN, 0 or less, or above `Font.largestSize`.
  case invalidSize(Double)

  /// The message for the user, with the file, the error and, if known, the remedy.
  public var message: String {
    switch self {
    case .unknownFamily(let name, let nearest):
      return "there is no font family \"\(name.shortened)\"\(FontError.suggestion(nearest))"
    case .unknownName(let name, let nearest):
      return "there is no font named \"\(name.shortened)\"\(FontError.suggestion(nearest))"
    case .absent(let file, let package, let searched):
      let folders = searched.isEmpty ? "any folder" : searched.joined(separator: ", ")
      return "\(file): not found in \(folders)\(FontError.remedy(package))"
    case .different(let file, let package, let expected, let found):
      return "\(file): not the pinned file: its SHA-256 is \(found), the manifest has \(expected)"
        + FontError.remedy(package)
    case .mislabelled(let file, let corrections):
      return "\(file): correct the manifest's entry for this file: \(corrections.joined(separator: ", "))"
    case .unreadable(let file, let reason, let package):
      return "\(file): cannot be read: \(reason)\(FontError.remedy(package))"
    case .notAFont(let file, let reason, let package):
      return "\(file): not a font file: \(reason)\(FontError.remedy(package))"
    case .damaged(let file, let reason, let package):
      return "\(file): damaged font file: \(reason)\(FontError.remedy(package))"
    case .notPatterns(let file, let package):
      return "\(file): not a file of hyphenation patterns: its first line must name an encoding, such as UTF-8"
        + FontError.remedy(package)
    case .noSuchIndex(let file, let index, let count):
      let faces = count == 1 ? "one face, index 0" : "\(count) faces, index 0 to \(count - 1)"
      return "\(file): has no face \(index): the file has \(faces)"
    case .invalidSize(let size):
      return "\(size) is not a font size: it must be above 0 and at most \(Int(FontError.largestSize)) points"
    }
  }

  /// Returns the same error with the name of the package that installs an intact file.
  func naming(package: String) -> FontError {
    switch self {
    case .unreadable(let file, let reason, _): .unreadable(file: file, reason: reason, package: package)
    case .notAFont(let file, let reason, _): .notAFont(file: file, reason: reason, package: package)
    case .damaged(let file, let reason, _): .damaged(file: file, reason: reason, package: package)
    default: self
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0.shortened)\"?" } ?? ""
  }

  private static func remedy(_ package: String) -> String {
    if package.isEmpty { return "" }
    return package.hasSuffix(".tar.gz")
      ? "; unpack \(package) over the folder that galley was unpacked into"
      : "; install it: apt-get install \(package)"
  }
}
