// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import UIFoundation

/// A paragraph style. It is UIKit's class, since on iOS both have the same attribute key.
public typealias CTParagraphStyle = NSParagraphStyle
/// A tab stop. It is UIKit's class.
public typealias CTTextTab = NSTextTab

/// A value for a paragraph style, with its kind and its size in bytes.
public struct CTParagraphStyleSetting {
  /// The kind of the value.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes.
  public var valueSize: Int
  /// The address of the value in memory.
  public var value: UnsafeRawPointer

  /// Creates a setting for a value.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

/// Returns a paragraph style made from settings.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) { style.take(setting) }
  return style.copy() as? NSParagraphStyle ?? style
}

/// Returns a copy of a paragraph style.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle.copy() as? NSParagraphStyle ?? paragraphStyle
}

/// Writes a value of a paragraph style to a buffer.
/// - Returns: false if the buffer is too small, or the specifier is not supported.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func write<Value>(_ value: Value) -> Bool {
    guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
    valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  switch spec {
  case .alignment: return write(CTTextAlignment(paragraphStyle.alignment))
  case .lineBreakMode: return write(UInt8(paragraphStyle.lineBreakMode.rawValue))
  case .baseWritingDirection: return write(Int8(paragraphStyle.baseWritingDirection.rawValue))
  default: return paragraphStyle.length(of: spec).map(write) ?? false
  }
}

/// Returns a tab stop at a distance from the leading margin, in points.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
  NSTextTab(textAlignment: alignment.alignment, location: CGFloat(location))
}

/// Returns the alignment of text at the tab stop.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { CTTextAlignment(tab.alignment) }

/// Returns the distance of a tab stop from the leading margin, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }

extension NSMutableParagraphStyle {
  fileprivate func take(_ setting: CTParagraphStyleSetting) {
    switch setting.spec {
    case .alignment: alignment = setting.value.load(as: CTTextAlignment.self).alignment
    case .lineBreakMode:
      lineBreakMode = NSLineBreakMode(rawValue: Int(setting.value.load(as: UInt8.self))) ?? .byWordWrapping
    case .baseWritingDirection:
      baseWritingDirection = NSWritingDirection(rawValue: Int(setting.value.load(as: Int8.self))) ?? .natural
    case .tabStops: tabStops = setting.value.load(as: NSArray.self).compactMap { $0 as? NSTextTab }
    default: setLength(setting.value.load(as: CGFloat.self), of: setting.spec)
    }
  }

  private func setLength(_ length: CGFloat, of spec: CTParagraphStyleSpecifier) {
    switch spec {
    case .firstLineHeadIndent: firstLineHeadIndent = length
    case .headIndent: headIndent = length
    case .tailIndent: tailIndent = length
    case .defaultTabInterval: defaultTabInterval = length
    case .lineHeightMultiple: lineHeightMultiple = length
    case .maximumLineHeight: maximumLineHeight = length
    case .minimumLineHeight: minimumLineHeight = length
    case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: lineSpacing = length
    case .paragraphSpacing: paragraphSpacing = length
    case .paragraphSpacingBefore: paragraphSpacingBefore = length
    default: break
    }
  }
}

extension NSParagraphStyle {
  fileprivate func length(of spec: CTParagraphStyleSpecifier) -> CGFloat? {
    switch spec {
    case .firstLineHeadIndent: firstLineHeadIndent
    case .headIndent: headIndent
    case .tailIndent: tailIndent
    case .defaultTabInterval: defaultTabInterval
    case .lineHeightMultiple: lineHeightMultiple
    case .maximumLineHeight: maximumLineHeight
    case .minimumLineHeight: minimumLineHeight
    case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: lineSpacing
    case .paragraphSpacing: paragraphSpacing
    case .paragraphSpacingBefore: paragraphSpacingBefore
    default: nil
    }
  }
}
