import GalleyText

/// A cache of layouts of one text, in the order of their last use.
struct RecentLayouts {
  /// The maximum number of layouts.
  let capacity: Int
  /// Separate from the layouts, so that searching for a key copies no layout.
  private var keys: [TextLayouts.Key] = []
  private var layouts: [TextLayout] = []

  /// Creates an empty cache.
  init(capacity: Int) { self.capacity = capacity }

  /// True if there are no layouts.
  var isEmpty: Bool { keys.isEmpty }

  /// Returns the layout of a key and marks it as the latest; nil if there is none.
  mutating func layout(for key: TextLayouts.Key) -> TextLayout? {
    guard let index = keys.lastIndex(of: key) else { return nil }
    if index < keys.count - 1 {
      keys.append(keys.remove(at: index))
      layouts.append(layouts.remove(at: index))
    }
    return layouts[layouts.count - 1]
  }

  /// Adds the layout of a new key, replacing the least recently used one if the cache is full.
  mutating func keep(_ layout: TextLayout, for key: TextLayouts.Key) {
    if keys.count == capacity {
      keys.removeFirst()
      layouts.removeFirst()
    }
    keys.append(key)
    layouts.append(layout)
  }

  /// Removes all layouts.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
  }

  /// Removes all layouts except the latest; removes that too if its text was changed to make it fit.
  mutating func keepLatestOfText() {
    guard let key = keys.last, let layout = layouts.last, key.fit == TextFit() else { return removeAll() }
    (keys, layouts) = ([key], [layout])
  }

  /// Changes the latest layout in place.
  mutating func editLatest(_ edit: (inout TextLayout) -> Void) { edit(&layouts[layouts.count - 1]) }
}
