public import Foundation

/// An object type that can be read from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

/// An object type that an item provider can supply.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// A provider of data or objects that are passed within the process by dragging, pasting or
/// sharing.
open class NSItemProvider: NSObject, NSCopying {
  private var objects: [Any] = []
  private var representations: [(type: String, load: () throws -> Data)] = []

  /// The suggested name of a file with the data.
  open var suggestedName: String?

  /// Creates an item provider without data.
  public override init() {}

  /// Creates an item provider of an object.
  public init(object: any NSItemProviderWriting) { objects = [object] }

  /// Creates an item provider of an item and its type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    if let item { objects = [item] }
    if let typeIdentifier {
      representations = [(typeIdentifier, { (item as? NSData).map { Data(referencing: $0) } ?? Data() })]
    }
  }

  /// Creates an item provider of a file's content; nil if the file cannot be read.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    suggestedName = fileURL.lastPathComponent
    representations = [("public.data", { try Data(contentsOf: fileURL) })]
  }

  /// The identifiers of the available types, best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Registers a closure that supplies data of the given type.
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

  /// Registers an object to supply.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    objects.append(object)
  }

  /// Returns true if data of the given type is available.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns true if an object of the given class is available.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { object(of: aClass) != nil }

  /// Calls a closure with an object of the given class. The call is made before the method returns.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = object(of: aClass)
    completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Calls a closure with data of the given type. The call is made before the method returns.
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

  /// Returns a provider of the same data and objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.objects, copy.representations, copy.suggestedName) = (objects, representations, suggestedName)
    return copy
  }
}

/// The processes to which a provider's data is visible. In Galley there is only one process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case ownProcess = 3
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}

extension NSItemProvider {
  /// Returns true if an object of the class of a Swift type, such as `String`, is available.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  /// Hands over a value of a Swift type, at once.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }
}
