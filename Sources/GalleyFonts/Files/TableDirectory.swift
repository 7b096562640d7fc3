/// The tables of one face in its file (OpenType, "Table directory"). All tables are checked to lie
/// inside the file.
struct TableDirectory: Sendable {
  private(set) var ranges: [OpenTypeTag: Range<Int>] = [:]

  /// Returns the number of faces in the file. Throws if the file does not begin like an OpenType
  /// font or collection.
  static func faceCount(_ data: FontData, file: String) throws(FontError) -> Int {
    guard let tag = data.tag(at: 0) else {
      let size = data.count == 0 ? "it is empty" : "its size in bytes is only \(data.count)"
      throw .notAFont(file: file, reason: size)
    }
    switch tag {
    case OpenTypeTag(rawValue: 0x0001_0000), "OTTO", "true": return 1
    case "ttcf":
      guard let count = data.uint32(at: 8), count > 0, data.uint32(at: 12 + 4 * (count - 1)) != nil else {
        throw .damaged(file: file, reason: "its list of faces is incomplete")
      }
      return count
    case "wOFF", "wOF2": throw .notAFont(file: file, reason: "it is a web font; unpack it to .ttf or .otf")
    default: throw .notAFont(file: file, reason: "it is not in OpenType format (.ttf, .otf, .ttc)")
    }
  }

  /// Reads the table directory of the face at `index`, which must be valid for the file.
  init(_ data: FontData, index: Int, file: String) throws(FontError) {
    let isCollection = data.tag(at: 0) == "ttcf"
    let start = isCollection ? data.uint32(at: 12 + 4 * index) : 0
    guard let start, let count = data.uint16(at: start + 4), count > 0 else {
      throw .damaged(file: file, reason: "it has no table directory")
    }
    for record in 0..<count {
      let entry = start + 12 + 16 * record
      guard let tag = data.tag(at: entry), let offset = data.uint32(at: entry + 8),
        let length = data.uint32(at: entry + 12)
      else { throw .damaged(file: file, reason: "its table directory is incomplete") }
      guard offset + length <= data.count else {
        throw .damaged(
          file: file, reason: "table \"\(tag)\" would end at byte \(offset + length), but the file has \(data.count)")
      }
      ranges[tag] = offset..<offset + length
    }
  }

  /// Throws an error if the face lacks a table that layout or drawing needs.
  func requireTables(file: String) throws(FontError) {
    for tag: OpenTypeTag in ["cmap", "head", "hhea", "hmtx", "maxp"] where ranges[tag] == nil {
      throw .damaged(file: file, reason: "it lacks table \"\(tag)\"")
    }
    let drawable: [[OpenTypeTag]] = [["glyf", "loca"], ["CFF"], ["CFF2"], ["CBDT", "CBLC"], ["sbix"]]
    guard drawable.contains(where: { $0.allSatisfy { ranges[$0] != nil } }) else {
      throw .damaged(file: file, reason: "it has no glyph shapes (table \"glyf\", \"CFF\" or \"CBDT\")")
    }
  }

  /// Returns the data of a table; nil if the face has none.
  func table(_ tag: OpenTypeTag, of data: FontData) -> FontData? { ranges[tag].map(data.slice) }
}
