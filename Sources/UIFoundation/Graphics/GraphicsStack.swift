public import CoreGraphics
import Foundation
import GalleyViews

/// The stack of graphics contexts, the current one last. Each thread has its own stack.
enum GraphicsStack {
  private static let contexts = ThreadLocal<[CGContext?]> { [] }
  /// Makes Core Graphics draw text in the environment's fonts. This is done only once.
  private static let fonts: Void = GlyphSource.shared.use { body in
    EngineLock.withLock { body(renderContext().typesetter) }
  }

  /// The current context; nil if there is none.
  static var current: CGContext? { contexts.value.last ?? nil }

  /// Makes a context the current one; nil means that drawing has no effect.
  static func push(_ context: CGContext?) {
    _ = fonts
    contexts.value.append(context)
  }

  /// Makes the previous context the current one again.
  static func pop() {
    if !contexts.value.isEmpty { contexts.value.removeLast() }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context into which UIKit draws; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one, until the matching `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the previous context the current one again.
public func UIGraphicsPopContext() { GraphicsStack.pop() }
