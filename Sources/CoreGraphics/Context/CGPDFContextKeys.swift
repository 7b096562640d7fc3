// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The key of the title in the information of a PDF file.
public let kCGPDFContextTitle: CFString = NSString(string: "Title")
/// The key of the author in the information of a PDF file.
public let kCGPDFContextAuthor: CFString = NSString(string: "Author")
/// The key of the subject in the information of a PDF file.
public let kCGPDFContextSubject: CFString = NSString(string: "Subject")
/// The key of the program that made the document.
public let kCGPDFContextCreator: CFString = NSString(string: "Creator")
