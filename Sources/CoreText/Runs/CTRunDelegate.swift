// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import CoreGraphics
public import Foundation
import UIFoundation

/// A function that releases the object passed to a delegate's callbacks.
public typealias CTRunDelegateDeallocateCallback = (_ refCon: UnsafeMutableRawPointer) -> Void
/// A function that returns the ascent of each glyph.
public typealias CTRunDelegateGetAscentCallback = (_ refCon: UnsafeMutableRawPointer) -> CGFloat
/// A function that returns the descent of each glyph.
public typealias CTRunDelegateGetDescentCallback = (_ refCon: UnsafeMutableRawPointer) -> CGFloat
/// A function that returns the width of each glyph.
public typealias CTRunDelegateGetWidthCallback = (_ refCon: UnsafeMutableRawPointer) -> CGFloat

/// The version number of the callbacks that Galley supports.
public let kCTRunDelegateCurrentVersion: CFIndex = 1
/// The version number of the callbacks that Galley supports.
public let kCTRunDelegateVersion1: CFIndex = 1

/// The callbacks of a run delegate.
public struct CTRunDelegateCallbacks {
  /// The version number, `kCTRunDelegateCurrentVersion`.
  public var version: CFIndex
  /// The function that is called when the delegate is destroyed.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// The function that returns the height of a glyph's space above the baseline.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// The function that returns the depth of a glyph's space below the baseline.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// The function that returns the width of a glyph's space.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Creates a set of callbacks.
  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// An object that determines the space for each glyph of a run. Nothing is drawn in that space.
public final class CTRunDelegate: NSObject {
  private let callbacks: CTRunDelegateCallbacks
  fileprivate let object: UnsafeMutableRawPointer?
  /// The address that is passed to the callbacks if there is no object.
  private let nothing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ object: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    self.object = object
  }

  deinit {
    callbacks.dealloc(object ?? nothing)
    nothing.deallocate()
  }

  /// The rectangle of a glyph's space, relative to the glyph's origin and with y upwards.
  var bounds: CGRect {
    let object = self.object ?? nothing
    let descent: CGFloat = callbacks.getDescent(object)
    return CGRect(
      x: 0, y: -descent, width: callbacks.getWidth(object), height: callbacks.getAscent(object) + descent)
  }
}

/// Returns a run delegate with these callbacks.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

/// Returns the object that is passed to the callbacks.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer! { runDelegate.object }

extension NSAttributedString {
  /// The text with attachments in place of the characters that have a run delegate. An attachment
  /// has the size that the delegate returns.
  var withRoomOfRunDelegates: NSAttributedString {
    let key = NSAttributedString.Key(String(describing: kCTRunDelegateAttributeName))
    var runs: [(NSRange, CTRunDelegate)] = []
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let delegate = value as? CTRunDelegate { runs.append((range, delegate)) }
    }
    guard !runs.isEmpty else { return self }
    let result = CodeUnitAttributedString(attributedString: self)
    for (range, delegate) in runs {
      let room = BasicTextAttachment()
      room.bounds = delegate.bounds
      result.replaceCharacters(in: range, with: String(repeating: "\u{FFFC}", count: range.length))
      result.addAttribute(.attachment, value: room, range: range)
    }
    return result
  }
}
