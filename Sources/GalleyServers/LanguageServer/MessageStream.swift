import GalleyFiles
import GalleyPipeline
import GalleySystem

/// A stream of JSON-RPC messages with the headers of the Language Server Protocol, over standard input and output.
struct MessageStream {
  /// The maximum size of a message in bytes. A scene has at most half of this size.
  private static let limit = 1 << 25

  private var pending: [UInt8] = []

  /// Reads the next message, or an error for a message that is not JSON; nil at the end of the
  /// input.
  /// - Throws: an error for a header without a length.
  mutating func next() throws -> Result<JSON, JSONError>? {
    guard let headers = try read(through: Array("\r\n\r\n".utf8)) else { return nil }
    let lengths = String(decoding: headers, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      line.lowercased().hasPrefix("content-length:") ? Int(line.dropFirst(15).filter { $0 != " " }) : nil
    }
    guard let length = lengths.first, (0...Self.limit).contains(length) else {
      throw CommandError("a message needs a header Content-Length of at most \(Self.limit) bytes")
    }
    while pending.count < length { guard try readMore() else { return nil } }
    let body = Array(pending[..<length])
    pending.removeFirst(length)
    return Result { () throws(JSONError) in try JSON(reading: body) }
  }

  /// Writes a message with its header.
  func send(_ message: JSON) throws {
    let body = Array(message.line.utf8)
    try writeStandardOutput(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private mutating func read(through mark: [UInt8]) throws -> [UInt8]? {
    var searched = 0
    while true {
      while searched + mark.count <= pending.count {
        if pending[searched..<searched + mark.count].elementsEqual(mark) {
          let head = Array(pending[..<searched])
          pending.removeFirst(searched + mark.count)
          return head
        }
        searched += 1
      }
      guard searched <= 8192 else { throw CommandError("a message must begin with the header Content-Length") }
      guard try readMore() else { return nil }
    }
  }

  /// Reads the bytes that are available on standard input. Returns false at the end of the input.
  private mutating func readMore() throws -> Bool {
    guard let bytes = readAvailable(STDIN_FILENO) else { throw CommandError("standard input cannot be read") }
    pending += bytes
    return !bytes.isEmpty
  }
}
