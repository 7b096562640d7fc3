import GalleyFonts
import TestSupport
import Testing

/// A font file's bytes, to be spoilt on purpose.
struct FontBytes {
  var bytes: [UInt8]

  static func testFace(_ name: String) throws -> FontBytes {
    FontBytes(bytes: try #require(Repository.bytes(of: "Fonts/\(name)")))
  }

  private func number(_ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// The offset of a table's record in the directory; nil if there is none.
  func record(_ tag: OpenTypeTag) -> Int? {
    (0..<number(4, 2)).map { 12 + 16 * $0 }.first { number($0, 4) == Int(tag.rawValue) }
  }

  func start(of tag: OpenTypeTag) -> Int? { record(tag).map { number($0 + 8, 4) } }

  /// Overwrites bytes of a table.
  mutating func replace(_ tag: OpenTypeTag, at offset: Int, with new: [UInt8]) {
    guard let start = start(of: tag) else { return }
    bytes.replaceSubrange(start + offset..<start + offset + new.count, with: new)
  }

  /// Renames a table, so that it is not found.
  mutating func hide(_ tag: OpenTypeTag) {
    guard let record = record(tag) else { return }
    bytes.replaceSubrange(record..<record + 4, with: Array("gone".utf8))
  }
}
