public import GalleyFonts

/// The bytes of a font file, for tests that damage it on purpose.
public struct FontBytes: Sendable {
  /// The whole file.
  public var bytes: [UInt8]

  /// Creates a font from bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the file with this name in Fonts/.
  /// - Throws: an error if the file does not exist.
  public static func testFace(_ name: String) throws(TestFileError) -> FontBytes {
    guard let bytes = Repository.bytes(of: "Fonts/\(name)") else { throw TestFileError(path: Repository.path(name)) }
    return FontBytes(bytes: bytes)
  }

  private func number(_ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// Returns the offset of a table's record in the directory; nil if there is none.
  public func record(_ tag: OpenTypeTag) -> Int? {
    (0..<number(4, 2)).map { 12 + 16 * $0 }.first { number($0, 4) == Int(tag.rawValue) }
  }

  /// Returns the offset of a table; nil if there is none.
  public func start(of tag: OpenTypeTag) -> Int? { record(tag).map { number($0 + 8, 4) } }

  /// Overwrites bytes of a table.
  public mutating func replace(_ tag: OpenTypeTag, at offset: Int, with new: [UInt8]) {
    guard let start = start(of: tag) else { return }
    bytes.replaceSubrange(start + offset..<start + offset + new.count, with: new)
  }

  /// Renames a table, so that readers do not find it.
  public mutating func hide(_ tag: OpenTypeTag) {
    guard let record = record(tag) else { return }
    bytes.replaceSubrange(record..<record + 4, with: Array("gone".utf8))
  }
}

extension FontBytes {
  /// Returns the font with these tables added. They replace its own tables of the same names.
  public func with(_ tables: [OpenTypeTag: [UInt8]]) -> FontBytes {
    func number(_ offset: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) } }
    func big(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var all: [UInt32: [UInt8]] = [:]
    for record in (0..<number(4, 2)).map({ 12 + 16 * $0 }) {
      let start = number(record + 8, 4)
      all[UInt32(number(record, 4))] = Array(bytes[start..<start + number(record + 12, 4)])
    }
    for (tag, table) in tables { all[tag.rawValue] = table }
    var head = Array(bytes[0..<4]) + big(all.count, 2) + [UInt8](repeating: 0, count: 6)
    var body: [UInt8] = []
    for (tag, table) in all.sorted(by: { $0.key < $1.key }) {
      head += big(Int(tag), 4) + big(0, 4) + big(12 + 16 * all.count + body.count, 4) + big(table.count, 4)
      body += table + [UInt8](repeating: 0, count: -table.count & 3)
    }
    return FontBytes(bytes: head + body)
  }

  /// Returns the font with its names (OpenType, `name`) replaced by these, by their IDs: 1 is the family, 6 the
  /// PostScript name.
  public func named(_ names: [Int: String]) -> FontBytes {
    func big(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)] }
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for (number, name) in names.sorted(by: { $0.key < $1.key }) {
      let text = name.utf16.flatMap { big(Int($0)) }
      records += [3, 1, 0x409, number, text.count, texts.count].flatMap(big)
      texts += text
    }
    return with(["name": [0, names.count, 6 + records.count].flatMap(big) + records + texts])
  }
}
