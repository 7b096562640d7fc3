import Foundation
import GalleyBase
import GalleyDrawing

/// The pixels of a bitmap context.
final class BitmapBacking {
  let layout: PixelLayout
  let colorSpace: CGColorSpace?
  let bitmapInfo: CGBitmapInfo
  /// The bitmap at the last time that the pixels were requested.
  var bitmap: Bitmap
  /// The memory that contains the pixels in the context's layout; nil until it is requested.
  private(set) var memory: UnsafeMutableRawPointer?
  private var owned: UnsafeMutableRawPointer?

  /// True if code outside the context has access to the memory.
  var isShared: Bool { memory != nil }

  init?(_ layout: PixelLayout, _ space: CGColorSpace?, _ info: CGBitmapInfo, data: UnsafeMutableRawPointer?) {
    guard
      let bitmap = data.flatMap({ layout.bitmap(from: $0) }) ?? (try? Bitmap(size: layout.size, color: layout.ground))
    else { return nil }
    self.layout = layout
    self.bitmap = bitmap
    colorSpace = space
    bitmapInfo = info
    memory = data
  }

  deinit { owned?.deallocate() }

  /// Returns the memory with the pixels. From then on the memory is updated after each drawing
  /// call.
  func share() -> UnsafeMutableRawPointer {
    if let memory { return memory }
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: layout.bytesPerRow * layout.size.height, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: layout.bytesPerRow * layout.size.height)
    layout.write(bitmap, to: bytes)
    owned = bytes
    memory = bytes
    return bytes
  }

  /// Draws a display list over the pixels. Changes that code outside the context wrote to the
  /// memory are kept.
  func draw(_ list: DisplayList, scale: Double) {
    readMemory()
    if !list.commands.isEmpty { bitmap = GlyphSource.shared.draw(list, scale: scale, over: bitmap) }
    if let memory { layout.write(bitmap, to: memory) }
  }

  /// Updates the bitmap with changes that code outside the context wrote to the memory.
  func readMemory() {
    if let memory, let read = layout.bitmap(from: memory) { bitmap = read }
  }
}

extension PixelLayout {
  /// The colour of pixels before anything is drawn. All its bytes are 0.
  fileprivate var ground: Color {
    switch kind {
    case .alpha, .color(_, alpha: .some, isPremultiplied: _): .clear
    case .grey, .color: .black
    }
  }
}
