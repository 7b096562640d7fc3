// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import UIFoundation

/// The programs for which a font is registered. All are this process here.
public enum CTFontManagerScope: UInt32, Sendable {
  /// None.
  case none = 0
  /// This process.
  case process = 1
  /// All processes of the user, for good.
  case persistent = 2
  /// This session.
  case session = 3
}

/// Registers a font file; false, and an error, if it cannot be used.
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

/// Registers a font of bytes, which go to a temporary file; false, and an error, if it cannot be used.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).otf")
  do {
    try font.data.write(to: url, options: [])
    return CTFontManagerRegisterFontsForURL(url as NSURL, .process, error)
  } catch let failure {
    error?.pointee = .passRetained(failure as NSError)
    return false
  }
}

/// Registers font files; false if one cannot be used.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  let urls = fontURLs.compactMap { $0 as? URL }
  return urls.reduce(true) { CTFontManagerRegisterFontsForURL($1 as NSURL, scope, nil) && $0 }
}

/// Returns the names of all families.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames as NSArray }

/// Returns the PostScript names of all fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) } as NSArray
}
