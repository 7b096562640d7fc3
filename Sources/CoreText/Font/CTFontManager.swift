// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import UIFoundation

/// The scope in which a font is registered. In Galley every scope means this process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The font is not registered.
  case none = 0
  /// The font is registered for this process.
  case process = 1
  /// The font is registered permanently for all processes of the user.
  case persistent = 2
  /// The font is registered for this login session.
  case session = 3
}

/// Registers a font file, and returns true. If the file cannot be used, the function sets an error
/// and returns false.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try UIKitEnvironment.registerFont(at: URL(fileURLWithPath: fontURL.path ?? ""))
    return true
  } catch let failure {
    error?.pointee = .passRetained(failure as NSError)
    return false
  }
}

/// Registers a font from its bytes, which are written to a temporary file, and returns true. If the
/// bytes cannot be used, the function sets an error and returns false.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let name = "galley-\(font.postScriptName.map(String.init(describing:)) ?? "font")-\(font.data.count).font"
  let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name)
  do {
    try font.data.write(to: url, options: .atomic)
    try UIKitEnvironment.registerFont(at: url)
    return true
  } catch let failure {
    error?.pointee = .passRetained(failure as NSError)
    return false
  }
}

/// Registers font files, and returns true; returns false if one of the files cannot be used.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  let urls = fontURLs.compactMap { $0 as? URL }
  return urls.reduce(true) { CTFontManagerRegisterFontsForURL($1 as NSURL, scope, nil) && $0 }
}

/// Returns the names of all font families.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames as NSArray }

/// Returns the PostScript names of all fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) } as NSArray
}
