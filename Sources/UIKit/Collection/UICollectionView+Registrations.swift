public import Foundation

extension UICollectionView {
  /// A cell class, and a closure that configures a cell for an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    fileprivate let identifier = RegistrationIdentifier()
    fileprivate let handler: Handler

    /// Creates a registration whose cells are created by `init(frame:)`.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class of supplementary views of an element kind, such as headers, and a closure that
  /// configures a view.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view for an element kind and an index path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    fileprivate let identifier = RegistrationIdentifier()
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration whose views are created by `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell, new or reused, that the registration's closure has configured for an item.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier.name
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
      preconditionFailure("the dequeued cell is not of the class of the registration, \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view, new or reused, that the registration's closure has configured.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier.name)
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("the dequeued view is not of the class of the registration, \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// An object that identifies a registration. Copies of the registration share it.
private final class RegistrationIdentifier {
  let name = "registration \(UUID().uuidString)"
}
