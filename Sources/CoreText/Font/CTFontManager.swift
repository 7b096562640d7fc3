// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import UIFoundation

/// The scope in which a font is registered. In Galley every scope is this process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// This process.
  case process = 1
  /// All processes of the user, permanently.
  case persistent = 2
  /// This login session.
  case session = 3
}

/// Registers a font file; returns false and sets an error if the file cannot be used.
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

/// Registers a font from its bytes, which are written to a temporary file; returns false and sets an error if they
/// cannot be used.
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

/// Registers font files; returns false if one of them cannot be used.
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
