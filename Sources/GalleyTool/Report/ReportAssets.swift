import GalleyDrawing
import GalleyFiles
import GalleyGoldens

/// The pictures and layouts of a report. A file that several failures show is included only once.
struct ReportAssets {
  /// The maximum total size of pictures and layouts in one report, in bytes. Further files are left
  /// out. A browser opens a page of this size in a second or two.
  static let mostBytes = 96 << 20

  private let limit: Int
  private var names: [[UInt8]: String] = [:]
  private var pictures: [JSON.Member] = []
  private var texts: [JSON.Member] = []
  private var size = 0
  /// The number of files that were left out because of the limit.
  private(set) var omitted = 0

  /// Creates assets with a maximum total size in bytes.
  init(limit: Int = mostBytes) { self.limit = limit }

  /// The members `pictures` and `texts` of the report's data.
  var json: JSON { ["pictures": JSON.object(pictures), "texts": JSON.object(texts)] }

  /// Adds a picture from an artifacts folder, and returns its name in the report; nil if it cannot
  /// be read.
  mutating func picture(_ path: String?, in artifacts: Artifacts) -> String? {
    guard let bytes = path.flatMap(artifacts.contents), let size = sizeOfPNG(bytes) else { return nil }
    return name(of: bytes) { pictures, _, name in
      pictures.append(JSON.Member(name: name, value: ["size": size, "data": base64(bytes)]))
    }
  }

  /// Adds a layout from an artifacts folder, and returns its name in the report; nil if it cannot
  /// be read.
  mutating func text(_ path: String?, in artifacts: Artifacts) -> String? {
    guard let bytes = path.flatMap(artifacts.contents) else { return nil }
    return name(of: bytes) { _, texts, name in
      texts.append(JSON.Member(name: name, value: .string(String(decoding: bytes, as: UTF8.self))))
    }
  }

  /// Returns the name of a file in the report. If the file is new, `put` adds it to pictures or
  /// texts.
  private mutating func name(
    of bytes: [UInt8], _ put: (inout [JSON.Member], inout [JSON.Member], String) -> Void
  ) -> String? {
    if let name = names[bytes] { return name }
    guard size + bytes.count <= limit else {
      omitted += 1
      return nil
    }
    let name = "a\(names.count)"
    put(&pictures, &texts, name)
    names[bytes] = name
    size += bytes.count
    return name
  }
}

/// Returns the width and height from the header of a PNG; nil for other data.
private func sizeOfPNG(_ bytes: [UInt8]) -> [Int]? {
  guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
  return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
}
