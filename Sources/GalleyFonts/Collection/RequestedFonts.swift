import Synchronization

/// The fonts requested so far. Labels that request the same font share one object, which caches recognise without
/// comparing.
final class RequestedFonts: Sendable {
  /// The number of fonts at which the cache is emptied.
  private static let limit = 1024

  private let fonts = Mutex<[FontDescriptor: Font]>([:])

  /// Returns the font found earlier for this request and size; nil if there is none in the cache.
  func font(for request: FontDescriptor) -> Font? { fonts.withLock { $0[request] } }

  /// Caches the font found for a request.
  func keep(_ font: Font, for request: FontDescriptor) {
    fonts.withLock { fonts in
      if fonts.count >= RequestedFonts.limit { fonts.removeAll() }
      fonts[request] = font
    }
  }
}
