import Glibc

/// One of the test files of the Unicode Character Database, as Debian installs them: version 15.0 in Debian 12.
struct UnicodeDataFile {
  static let folder = "/usr/share/unicode"

  let bytes: [UInt8]

  /// Reads a file by its path below the folder.
  init(_ name: String, folder: String = folder) throws(Absence) {
    let path = "\(folder)/\(name)"
    guard let file = fopen(path, "rb") else { throw Absence(path: path) }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0 else { throw Absence(path: path) }
    let size = Int(status.st_size)
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    if bytes.isEmpty { throw Absence(path: path) }
  }

  /// The version that the first line names, as in "# LineBreakTest-15.0.0.txt"; empty if it names none.
  var version: String {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.split(separator: "-").last.map { String($0.prefix { $0.isNumber || $0 == "." }.dropLast()) } ?? ""
  }

  struct Absence: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) cannot be read: install the Debian package unicode-data (15.0)" }
  }

  /// Calls `body` with each line that is not empty and no comment, and its number from 1.
  func forEachLine(_ body: (inout FieldReader, Int) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var number = 0
      var start = 0
      while start < bytes.count {
        number += 1
        var reader = FieldReader(bytes, from: start)
        if !reader.isAtEnd { body(&reader, number) }
        start = reader.endOfLine + 1
      }
    }
  }
}
