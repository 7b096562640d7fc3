// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The key of the document's title in the information dictionary of a PDF file.
public let kCGPDFContextTitle: CFString = NSString(string: "Title")
/// The key of the document's author in the information dictionary of a PDF file.
public let kCGPDFContextAuthor: CFString = NSString(string: "Author")
/// The key of the document's subject in the information dictionary of a PDF file.
public let kCGPDFContextSubject: CFString = NSString(string: "Subject")
/// The key of the name of the program that created the document, in the information dictionary of
/// a PDF file.
public let kCGPDFContextCreator: CFString = NSString(string: "Creator")
