// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// Returns the number of UTF-16 code units.
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.length }
