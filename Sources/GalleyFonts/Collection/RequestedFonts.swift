import Synchronization

/// A cache of the fonts requested so far. Labels that request the same font share one object, which
/// other caches recognise quickly by its identity.
final class RequestedFonts: Sendable {
  /// The number of fonts at which the cache is emptied.
  private static let limit = 1024

  private let fonts = Mutex<[FontDescriptor: Font]>([:])

  /// Returns the cached font for this request and size; nil if there is none.
  func font(for request: FontDescriptor) -> Font? { fonts.withLock { $0[request] } }

  /// Caches the font for a request.
  func keep(_ font: Font, for request: FontDescriptor) {
    fonts.withLock { fonts in
      if fonts.count >= RequestedFonts.limit { fonts.removeAll() }
      fonts[request] = font
    }
  }
}
