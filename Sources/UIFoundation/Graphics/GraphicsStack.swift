public import CoreGraphics
import Foundation
import GalleyViews

/// The contexts that drawing goes to, innermost last: each thread has its own.
enum GraphicsStack {
  private static let contexts = ThreadLocal<[CGContext?]> { [] }
  /// Lets Core Graphics turn text into pixels in the fonts of the environment.
  private static let fonts: Void = GlyphSource.shared.use { body in
    EngineLock.withLock { body(renderContext().typesetter) }
  }

  /// The innermost context.
  static var current: CGContext? { contexts.value.last ?? nil }

  /// Lets drawing go to a context, or to none, from now on.
  static func push(_ context: CGContext?) {
    _ = fonts
    contexts.value.append(context)
  }

  /// Lets drawing go to the context before it.
  static func pop() {
    if !contexts.value.isEmpty { contexts.value.removeLast() }
  }
}

/// Returns the context that drawing goes to; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Lets drawing go to a context, up to the matching `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Lets drawing go to the context before the last that was pushed.
public func UIGraphicsPopContext() { GraphicsStack.pop() }
