// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// The tag class of file name extensions.
public let kUTTagClassFilenameExtension: CFString = NSString(string: "public.filename-extension")
/// The tag class of MIME types.
public let kUTTagClassMIMEType: CFString = NSString(string: "public.mime-type")

/// Returns the identifier of the type that has a tag, such as a file name extension; nil if there
/// is no such type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: String(describing: inTag), tagClass: UTTagClass(rawValue: String(describing: inTagClass)),
    conformingTo: inConformingToUTI.flatMap { UTType(String(describing: $0)) })
  return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// Returns the first tag of a type in a tag class; nil if the type has no such tag.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let tags = UTType(String(describing: inUTI))?.tags[UTTagClass(rawValue: String(describing: inTagClass))]
  return tags?.first.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns true if a type conforms to another one, or if the two are the same.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(String(describing: inUTI)), let other = UTType(String(describing: inConformsToUTI)) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}

/// Returns true if both identifiers are equal.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }

/// The identifier `public.item`.
public let kUTTypeItem: CFString = NSString(string: "public.item")
/// The identifier `public.data`.
public let kUTTypeData: CFString = NSString(string: "public.data")
/// The identifier `public.content`.
public let kUTTypeContent: CFString = NSString(string: "public.content")
/// The identifier `public.url`.
public let kUTTypeURL: CFString = NSString(string: "public.url")
/// The identifier `public.file-url`.
public let kUTTypeFileURL: CFString = NSString(string: "public.file-url")
/// The identifier `public.text`.
public let kUTTypeText: CFString = NSString(string: "public.text")
/// The identifier `public.plain-text`.
public let kUTTypePlainText: CFString = NSString(string: "public.plain-text")
/// The identifier `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = NSString(string: "public.utf8-plain-text")
/// The identifier `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: CFString = NSString(string: "public.utf16-plain-text")
/// The identifier `public.rtf`.
public let kUTTypeRTF: CFString = NSString(string: "public.rtf")
/// The identifier `public.html`.
public let kUTTypeHTML: CFString = NSString(string: "public.html")
/// The identifier `public.xml`.
public let kUTTypeXML: CFString = NSString(string: "public.xml")
/// The identifier `public.json`.
public let kUTTypeJSON: CFString = NSString(string: "public.json")
/// The identifier `com.adobe.pdf`.
public let kUTTypePDF: CFString = NSString(string: "com.adobe.pdf")
/// The identifier `public.image`.
public let kUTTypeImage: CFString = NSString(string: "public.image")
/// The identifier `public.png`.
public let kUTTypePNG: CFString = NSString(string: "public.png")
/// The identifier `public.jpeg`.
public let kUTTypeJPEG: CFString = NSString(string: "public.jpeg")
/// The identifier `com.compuserve.gif`.
public let kUTTypeGIF: CFString = NSString(string: "com.compuserve.gif")
/// The identifier `public.tiff`.
public let kUTTypeTIFF: CFString = NSString(string: "public.tiff")
/// The identifier `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = NSString(string: "com.microsoft.bmp")
/// The identifier `public.movie`.
public let kUTTypeMovie: CFString = NSString(string: "public.movie")
/// The identifier `public.video`.
public let kUTTypeVideo: CFString = NSString(string: "public.video")
/// The identifier `public.audio`.
public let kUTTypeAudio: CFString = NSString(string: "public.audio")
/// The identifier `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = NSString(string: "public.mpeg-4")
/// The identifier `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = NSString(string: "com.apple.quicktime-movie")
/// The identifier `public.mp3`.
public let kUTTypeMP3: CFString = NSString(string: "public.mp3")
/// The identifier `public.folder`.
public let kUTTypeFolder: CFString = NSString(string: "public.folder")
/// The identifier `public.directory`.
public let kUTTypeDirectory: CFString = NSString(string: "public.directory")
