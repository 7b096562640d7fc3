// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// The class of tags that are file name extensions.
public let kUTTagClassFilenameExtension: CFString = NSString(string: "public.filename-extension")
/// The class of tags that are MIME types.
public let kUTTagClassMIMEType: CFString = NSString(string: "public.mime-type")

/// Returns the identifier of the type with a tag; nil if there is none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: String(describing: inTag), tagClass: UTTagClass(rawValue: String(describing: inTagClass)),
    conformingTo: inConformingToUTI.flatMap { UTType(String(describing: $0)) })
  return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// Returns the first tag of a type; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let tags = UTType(String(describing: inUTI))?.tags[UTTagClass(rawValue: String(describing: inTagClass))]
  return tags?.first.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns true if a type conforms to another, or is the same.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(String(describing: inUTI)), let other = UTType(String(describing: inConformsToUTI)) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}

/// Returns true if both identifiers are equal.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }

/// `public.item`.
public let kUTTypeItem: CFString = NSString(string: "public.item")
/// `public.data`.
public let kUTTypeData: CFString = NSString(string: "public.data")
/// `public.content`.
public let kUTTypeContent: CFString = NSString(string: "public.content")
/// `public.url`.
public let kUTTypeURL: CFString = NSString(string: "public.url")
/// `public.file-url`.
public let kUTTypeFileURL: CFString = NSString(string: "public.file-url")
/// `public.text`.
public let kUTTypeText: CFString = NSString(string: "public.text")
/// `public.plain-text`.
public let kUTTypePlainText: CFString = NSString(string: "public.plain-text")
/// `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = NSString(string: "public.utf8-plain-text")
/// `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: CFString = NSString(string: "public.utf16-plain-text")
/// `public.rtf`.
public let kUTTypeRTF: CFString = NSString(string: "public.rtf")
/// `public.html`.
public let kUTTypeHTML: CFString = NSString(string: "public.html")
/// `public.xml`.
public let kUTTypeXML: CFString = NSString(string: "public.xml")
/// `public.json`.
public let kUTTypeJSON: CFString = NSString(string: "public.json")
/// `com.adobe.pdf`.
public let kUTTypePDF: CFString = NSString(string: "com.adobe.pdf")
/// `public.image`.
public let kUTTypeImage: CFString = NSString(string: "public.image")
/// `public.png`.
public let kUTTypePNG: CFString = NSString(string: "public.png")
/// `public.jpeg`.
public let kUTTypeJPEG: CFString = NSString(string: "public.jpeg")
/// `com.compuserve.gif`.
public let kUTTypeGIF: CFString = NSString(string: "com.compuserve.gif")
/// `public.tiff`.
public let kUTTypeTIFF: CFString = NSString(string: "public.tiff")
/// `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = NSString(string: "com.microsoft.bmp")
/// `public.movie`.
public let kUTTypeMovie: CFString = NSString(string: "public.movie")
/// `public.video`.
public let kUTTypeVideo: CFString = NSString(string: "public.video")
/// `public.audio`.
public let kUTTypeAudio: CFString = NSString(string: "public.audio")
/// `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = NSString(string: "public.mpeg-4")
/// `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = NSString(string: "com.apple.quicktime-movie")
/// `public.mp3`.
public let kUTTypeMP3: CFString = NSString(string: "public.mp3")
/// `public.folder`.
public let kUTTypeFolder: CFString = NSString(string: "public.folder")
/// `public.directory`.
public let kUTTypeDirectory: CFString = NSString(string: "public.directory")
