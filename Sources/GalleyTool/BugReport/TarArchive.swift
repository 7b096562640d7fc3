import GalleyFiles
import GalleyPipeline

/// A tar archive (POSIX ustar) of files in memory. It contains no owners and no times, so that it
/// depends only on names and contents.
struct TarArchive {
  private static let blockSize = 512

  /// The blocks written so far, without the end of the archive.
  private var blocks: [UInt8] = []

  /// The complete archive.
  var bytes: [UInt8] { blocks + [UInt8](repeating: 0, count: 2 * Self.blockSize) }

  /// Adds a file.
  /// - Throws: an error if the name is too long for the format: more than 100 bytes, or 255 if it can be divided before
  ///   its last 100.
  mutating func add(_ name: String, _ contents: [UInt8]) throws {
    guard let (prefix, rest) = Self.parts(of: Array(name.utf8)) else {
      throw CommandError("\(name): the path is too long for an archive; use shorter names")
    }
    var header = [UInt8](repeating: 0, count: Self.blockSize)
    func put(_ text: some Sequence<UInt8>, at offset: Int) {
      for (index, byte) in text.enumerated() { header[offset + index] = byte }
    }
    func put(_ number: Int, digits: Int, at offset: Int) {
      let text = String(number, radix: 8)
      put((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8, at: offset)
    }
    put(rest, at: 0)
    put(0o644, digits: 7, at: 100)
    put(0, digits: 7, at: 108)
    put(0, digits: 7, at: 116)
    put(contents.count, digits: 11, at: 124)
    put(0, digits: 11, at: 136)
    // The checksum is computed with blanks in its own field.
    put([UInt8](repeating: 0x20, count: 8), at: 148)
    put("0".utf8, at: 156)
    put("ustar\u{0}00".utf8, at: 257)
    put(prefix, at: 345)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(sum, digits: 6, at: 148)
    header[154] = 0
    blocks += header + contents
    blocks += [UInt8](repeating: 0, count: (Self.blockSize - contents.count % Self.blockSize) % Self.blockSize)
  }

  /// Splits a name at a slash into the two name fields of the format; nil if the name is too long
  /// for them.
  private static func parts(of name: [UInt8]) -> (prefix: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    if name.count <= 100 { return ([], name[...]) }
    let places = name.indices.filter { name[$0] == 0x2F && $0 <= 155 && name.count - $0 - 1 <= 100 }
    guard let slash = places.first else { return nil }
    return (name[..<slash], name[(slash + 1)...])
  }
}
