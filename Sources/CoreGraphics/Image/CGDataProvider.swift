public import Foundation

/// A source of bytes for images and fonts.
public final class CGDataProvider {
  /// The bytes of the source.
  public let data: NSData?

  /// Creates a source from data.
  public init?(data: NSData) { self.data = data }

  /// Creates a source from a file's contents; nil if the file cannot be read.
  public init?(url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = data as NSData
  }

  /// Creates a source from a file's contents; nil if the file cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    self.data = data as NSData
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a pointer to the first byte of the data.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
  data.length == 0 ? nil : data.bytes.assumingMemoryBound(to: UInt8.self)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes in the data.
public func CFDataGetLength(_ data: CFData) -> CFIndex { data.length }
