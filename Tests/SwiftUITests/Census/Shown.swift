import CoreGraphics
import Testing

@testable import SwiftUI

/// A view that is shown, and what is seen of it: texts, attributes, views of UIKit and pixels.
@MainActor struct Shown {
  let screen: Screen

  init(_ view: some View, width: CGFloat = 300, height: CGFloat = 400) {
    screen = Screen(view, width: width, height: height)
  }

  func all<V: UIView>(_ type: V.Type) -> [V] {
    func find(_ view: UIView) -> [V] { view.subviews.flatMap { [$0 as? V].compactMap { $0 } + find($0) } }
    return find(screen.hosting)
  }

  /// The texts that are shown, from the back to the front.
  var texts: [String] { all(UILabel.self).compactMap(\.text) }

  /// The frame of a text in the screen; null if it is not shown.
  func frame(_ text: String) -> CGRect {
    guard let label = all(UILabel.self).first(where: { $0.text == text }) else { return .null }
    return label.convert(label.bounds, to: screen.hosting)
  }

  /// An attribute of the first character of the first text.
  func attribute(_ key: NSAttributedString.Key) -> Any? {
    all(UILabel.self).first?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
  }

  /// The font of the first text.
  var font: UIFont? { attribute(.font) as? UIFont }

  /// The colour of the first text.
  var color: UIColor? { attribute(.foregroundColor) as? UIColor }
}

/// A pixel: red, green, blue and alpha from 0 to 255.
@MainActor func pixel(_ view: some View, _ x: Int, _ y: Int, size: CGFloat = 20) -> [Int] {
  let renderer = ImageRenderer(content: view.frame(width: size, height: size))
  guard let image = renderer.cgImage,
    let space = CGColorSpace(name: CGColorSpace.sRGB),
    let context = CGContext(
      data: nil, width: Int(size), height: Int(size), bitsPerComponent: 8, bytesPerRow: Int(size) * 4, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return [] }
  context.draw(image, in: CGRect(x: 0, y: 0, width: size, height: size))
  guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return [] }
  return (0..<4).map { Int(bytes[(y * Int(size) + x) * 4 + $0]) }
}
