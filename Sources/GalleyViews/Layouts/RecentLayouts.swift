import GalleyText

/// Layouts of one text, in the order of their last use.
struct RecentLayouts {
  /// The number of layouts that are kept.
  let capacity: Int
  /// Apart from the layouts, so that looking for a key copies none of these.
  private var keys: [TextLayouts.Key] = []
  private var layouts: [TextLayout] = []

  /// No layouts.
  init(capacity: Int) { self.capacity = capacity }

  /// True if none is kept.
  var isEmpty: Bool { keys.isEmpty }

  /// Returns the layout of a key, which becomes the latest; nil if it is not kept.
  mutating func layout(for key: TextLayouts.Key) -> TextLayout? {
    guard let index = keys.lastIndex(of: key) else { return nil }
    if index < keys.count - 1 {
      keys.append(keys.remove(at: index))
      layouts.append(layouts.remove(at: index))
    }
    return layouts[layouts.count - 1]
  }

  /// Keeps the layout of a key that has none yet, in place of the one that was used longest ago if there are enough.
  mutating func keep(_ layout: TextLayout, for key: TextLayouts.Key) {
    if keys.count == capacity {
      keys.removeFirst()
      layouts.removeFirst()
    }
    keys.append(key)
    layouts.append(layout)
  }

  /// Forgets all layouts.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
  }

  /// Forgets all layouts but the latest, and that one, too, if it is of a text that was changed to make it fit.
  mutating func keepLatestOfText() {
    guard let key = keys.last, let layout = layouts.last, key.fit == TextFit() else { return removeAll() }
    (keys, layouts) = ([key], [layout])
  }

  /// Changes the latest layout in its place.
  mutating func editLatest(_ edit: (inout TextLayout) -> Void) { edit(&layouts[layouts.count - 1]) }
}
