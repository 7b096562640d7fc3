public import Foundation

/// The data of a font file, for registering the font.
public final class CGFont {
  /// The contents of the font file.
  package let data: Data
  /// The name that led to the font; nil for a font from data. A file may have several fonts.
  package var requestedName: String?

  /// Creates a font from a font file's data; nil if the data is not a font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data as Data?, [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(data.number(at: 0, 4))
    else { return nil }
    self.data = data
  }

  /// The PostScript name, by which the font is requested.
  public var postScriptName: CFString? { (requestedName ?? name(6)) as CFString? }
  /// The name of the family and the style.
  public var fullName: CFString? { name(4) as CFString? }

  /// Returns the name with the given ID from the font's name table; nil if there is none. The name
  /// for Windows, in UTF-16, is preferred. Any other name is read with one byte per character.
  private func name(_ kind: Int) -> String? {
    guard let table = table("name"), let count = data.number(at: table + 2, 2),
      let texts = data.number(at: table + 4, 2)
    else { return nil }
    let records = (0..<count).map { table + 6 + 12 * $0 }.filter { data.number(at: $0 + 6, 2) == kind }
    let ofWindows = records.first { data.number(at: $0, 2) == 3 }
    guard let record = ofWindows ?? records.first, let length = data.number(at: record + 8, 2),
      let offset = data.number(at: record + 10, 2), table + texts + offset + length <= data.count
    else { return nil }
    let start = data.startIndex + table + texts + offset
    return String(
      data: data[start..<start + length], encoding: ofWindows == nil ? .isoLatin1 : .utf16BigEndian)
  }

  /// Returns the offset of a table in the file; nil if the font does not have the table.
  private func table(_ tag: String) -> Int? {
    let wanted = tag.utf8.reduce(0) { $0 << 8 | Int($1) }
    let record = (0..<(data.number(at: 4, 2) ?? 0)).map { 12 + 16 * $0 }.first { data.number(at: $0, 4) == wanted }
    return record.flatMap { data.number(at: $0 + 8, 4) }
  }
}

extension Data {
  /// Returns the big-endian number of `count` bytes at an offset; nil if it extends beyond the end
  /// of the file.
  fileprivate func number(at place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= self.count else { return nil }
    return self[startIndex + place..<startIndex + place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
