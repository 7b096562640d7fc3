public import Foundation

/// A screen of a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  private let layout: UICollectionViewLayout
  /// The collection.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return view as? UICollectionView
    }
    set { view = newValue }
  }
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout { collectionView?.collectionViewLayout ?? layout }
  /// True if the selection ends when the screen appears.
  open var clearsSelectionOnViewWillAppear = true

  /// A screen with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen with a layout of lines.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a screen from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open override func loadView() {
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// Returns 0. Subclasses return the number.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Returns an empty cell. Subclasses return theirs.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Returns 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns an empty view. Subclasses return theirs.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

extension IndexPath {
  /// An index path in a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
