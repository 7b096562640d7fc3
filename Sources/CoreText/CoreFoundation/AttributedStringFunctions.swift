// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import CoreGraphics
public import Foundation
import UIFoundation

/// Returns a new attributed string.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?, _ str: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString! {
  NSAttributedString(string: str.map { String(describing: $0) } ?? "", attributes: keys(attributes))
}

/// Returns a new, empty mutable attributed string.
/// - Parameter maxLength: has no effect.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString! { CodeUnitAttributedString() }

/// Returns the number of UTF-16 code units in the string.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

/// Replaces the characters in a range.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ replacement: CFString
) {
  aStr.replaceCharacters(in: NSRange(range), with: String(describing: replacement))
}

/// Sets an attribute on a range.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ attrName: CFString, _ value: CFTypeRef
) {
  aStr.addAttribute(NSAttributedString.Key(String(describing: attrName)), value: value, range: NSRange(range))
}

private func keys(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
  var result: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? [:] { result[NSAttributedString.Key(String(describing: key))] = value }
  return result
}
