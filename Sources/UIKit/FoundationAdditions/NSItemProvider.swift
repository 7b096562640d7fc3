public import Foundation

/// A kind of object that an item provider can read.
public protocol NSItemProviderReading: NSObjectProtocol {}

/// A kind of object that an item provider can hand out.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// Data or an object that is passed within the process, by drag, paste or sharing.
open class NSItemProvider: NSObject, NSCopying {
  private var objects: [Any] = []
  private var representations: [(type: String, load: () throws -> Data)] = []

  /// The name that a file of it would have.
  open var suggestedName: String?

  /// A provider of nothing.
  public override init() {}

  /// A provider of one object.
  public init(object: any NSItemProviderWriting) { objects = [object] }

  /// A provider of one item and its type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    if let item { objects = [item] }
    if let typeIdentifier {
      representations = [(typeIdentifier, { (item as? NSData).map { Data(referencing: $0) } ?? Data() })]
    }
  }

  /// A provider of the content of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    suggestedName = fileURL.lastPathComponent
    representations = [("public.data", { try Data(contentsOf: fileURL) })]
  }

  /// The available types of the data, best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Offers data of a type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      (
        typeIdentifier,
        {
          var result: Result<Data, any Error> = .success(Data())
          _ = loadHandler { data, error in result = error.map { .failure($0) } ?? .success(data ?? Data()) }
          return try result.get()
        }
      ))
  }

  /// Offers an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    objects.append(object)
  }

  /// Returns true if data of a type is available.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns true if an object of a class is available.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { object(of: aClass) != nil }

  /// Hands over an object of a class, at once.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = object(of: aClass)
    completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over data of a type, at once.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    do {
      guard let found = representations.first(where: { $0.type == typeIdentifier }) else {
        throw CocoaError(.featureUnsupported)
      }
      completionHandler(try found.load(), nil)
    } catch {
      completionHandler(nil, error)
    }
    return Progress(totalUnitCount: 1)
  }

  private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first { type(of: $0) == aClass }
  }

  /// Returns a provider of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.objects, copy.representations, copy.suggestedName) = (objects, representations, suggestedName)
    return copy
  }
}

/// The processes that see what a provider offers. There is one.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case ownProcess = 3
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
