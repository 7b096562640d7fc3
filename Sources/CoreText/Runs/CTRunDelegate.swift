// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import CoreGraphics
public import Foundation
import UIFoundation

/// A function that ends an object of a delegate.
public typealias CTRunDelegateDeallocateCallback = (_ refCon: UnsafeMutableRawPointer) -> Void
/// A function that says how high each glyph is.
public typealias CTRunDelegateGetAscentCallback = (_ refCon: UnsafeMutableRawPointer) -> CGFloat
/// A function that says how deep each glyph is.
public typealias CTRunDelegateGetDescentCallback = (_ refCon: UnsafeMutableRawPointer) -> CGFloat
/// A function that says how wide each glyph is.
public typealias CTRunDelegateGetWidthCallback = (_ refCon: UnsafeMutableRawPointer) -> CGFloat

/// The version of the functions below.
public let kCTRunDelegateCurrentVersion: CFIndex = 1
/// The version of the functions below.
public let kCTRunDelegateVersion1: CFIndex = 1

/// The functions of a run delegate.
public struct CTRunDelegateCallbacks {
  /// `kCTRunDelegateCurrentVersion`.
  public var version: CFIndex
  /// Called at the delegate's end.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// The height above the baseline.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// The depth below the baseline.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// The width.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// A set of functions.
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

/// An object that says how much room each glyph of a run takes. Nothing is drawn in their places.
public final class CTRunDelegate: NSObject {
  private let callbacks: CTRunDelegateCallbacks
  fileprivate let object: UnsafeMutableRawPointer?
  /// The address that the functions get in the place of no object.
  private let nothing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ object: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    self.object = object
  }

  deinit {
    callbacks.dealloc(object ?? nothing)
    nothing.deallocate()
  }

  /// The rectangle of a glyph from its origin, y up.
  var bounds: CGRect {
    let object = self.object ?? nothing
    let descent: CGFloat = callbacks.getDescent(object)
    return CGRect(
      x: 0, y: -descent, width: callbacks.getWidth(object), height: callbacks.getAscent(object) + descent)
  }
}

/// Returns a run delegate with these functions.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

/// Returns the object that the functions get.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer! { runDelegate.object }

extension NSAttributedString {
  /// The text in which runs with a delegate are attachments of that room, offset by offset.
  var withRoomOfRunDelegates: NSAttributedString {
    let key = NSAttributedString.Key(String(describing: kCTRunDelegateAttributeName))
    var runs: [(NSRange, CTRunDelegate)] = []
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let delegate = value as? CTRunDelegate { runs.append((range, delegate)) }
    }
    guard !runs.isEmpty else { return self }
    let result = CodeUnitAttributedString(attributedString: self)
    for (range, delegate) in runs {
      let room = NSTextAttachment()
      room.bounds = delegate.bounds
      result.replaceCharacters(in: range, with: String(repeating: "\u{FFFC}", count: range.length))
      result.addAttribute(.attachment, value: room, range: range)
    }
    return result
  }
}
