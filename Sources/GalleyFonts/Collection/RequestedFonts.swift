import Synchronization

/// The fonts that were requested so far. Labels that request the same one share its object, which caches recognise
/// without comparing.
final class RequestedFonts: Sendable {
  /// The number of fonts at which all are forgotten.
  private static let limit = 1024

  private let fonts = Mutex<[FontDescriptor: Font]>([:])

  /// Returns the font that a request of this size led to before; nil if there was none, or it is forgotten.
  func font(for request: FontDescriptor) -> Font? { fonts.withLock { $0[request] } }

  /// Keeps the font that a request led to.
  func keep(_ font: Font, for request: FontDescriptor) {
    fonts.withLock { fonts in
      if fonts.count >= RequestedFonts.limit { fonts.removeAll() }
      fonts[request] = font
    }
  }
}
