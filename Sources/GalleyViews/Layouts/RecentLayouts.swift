import GalleyText

/// A cache of a text's layouts. When the cache is full, it removes the least recently used layout.
struct RecentLayouts {
  /// The maximum number of cached layouts.
  let capacity: Int
  /// The keys of the layouts. They are stored separately, so that searching for a key does not copy
  /// layouts.
  private var keys: [TextLayouts.Key] = []
  private var layouts: [TextLayout] = []

  /// Creates an empty cache.
  init(capacity: Int) { self.capacity = capacity }

  /// True if the cache contains no layouts.
  var isEmpty: Bool { keys.isEmpty }

  /// Returns the layout for a key and marks it as the most recently used; nil if there is none.
  mutating func layout(for key: TextLayouts.Key) -> TextLayout? {
    guard let index = keys.lastIndex(of: key) else { return nil }
    if index < keys.count - 1 {
      keys.append(keys.remove(at: index))
      layouts.append(layouts.remove(at: index))
    }
    return layouts[layouts.count - 1]
  }

  /// Adds the layout for a new key. If the cache is full, the least recently used layout is
  /// removed.
  mutating func keep(_ layout: TextLayout, for key: TextLayouts.Key) {
    if keys.count == capacity {
      keys.removeFirst()
      layouts.removeFirst()
    }
    keys.append(key)
    layouts.append(layout)
  }

  /// Removes all layouts from the cache.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
  }

  /// Removes all layouts except the most recently used one. That one is removed too if its text was
  /// changed to make it fit.
  mutating func keepLatestOfText() {
    guard let key = keys.last, let layout = layouts.last, key.fit == TextFit() else { return removeAll() }
    (keys, layouts) = ([key], [layout])
  }

  /// Changes the most recently used layout in place.
  mutating func editLatest(_ edit: (inout TextLayout) -> Void) { edit(&layouts[layouts.count - 1]) }
}
