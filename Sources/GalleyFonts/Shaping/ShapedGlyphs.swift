/// The glyphs of shaped runs in visual order. A glyph takes 12 bytes, and 12 more if it has an
/// offset from the pen, which is rare. A slice shares memory and indices with the whole, as in
/// `ArraySlice`.
public struct ShapedGlyphs: Sendable {
  /// A glyph without its offset from the pen.
  @usableFromInline struct Packed: Sendable {
    /// The glyph number and the flags, including `offsetBit`.
    @usableFromInline var glyphAndFlags: UInt32
    @usableFromInline var cluster: Int32
    @usableFromInline var advance: Int32

    /// The value of memory for glyphs before it is written.
    static var unwritten: Packed { Packed(ShapedGlyph(glyph: 0, cluster: 0, advance: 0)) }

    @inlinable init(_ glyph: ShapedGlyph) {
      glyphAndFlags = glyph.glyphAndFlags | (glyph.isOffset ? ShapedGlyphs.offsetBit : 0)
      cluster = glyph.cluster
      advance = glyph.advance
    }

    @inlinable var isOffset: Bool { glyphAndFlags & ShapedGlyphs.offsetBit != 0 }

    @inlinable func glyph(x: Int32, y: Int32) -> ShapedGlyph {
      ShapedGlyph(
        glyphAndFlags: glyphAndFlags & ~ShapedGlyphs.offsetBit, cluster: cluster, advance: advance, xOffset: x,
        yOffset: y)
    }
  }

  /// The offset of a glyph from the pen, and the index of the glyph.
  @usableFromInline struct Offset: Sendable {
    @usableFromInline var index: Int32
    @usableFromInline var x: Int32
    @usableFromInline var y: Int32

    @inlinable init(index: Int, _ glyph: ShapedGlyph) {
      self.index = Int32(truncatingIfNeeded: index)
      x = glyph.xOffset
      y = glyph.yOffset
    }
  }

  /// The bit that is set in a packed glyph whose offset is in `offsets`.
  @usableFromInline static var offsetBit: UInt32 { 1 << 31 }

  @usableFromInline var packed: [Packed]
  /// The offsets in the order of indices. They may contain a glyph whose offset was later removed.
  @usableFromInline var offsets: [Offset]
  /// The index in `packed` at which this slice starts. Text has fewer than 2^31 units, and
  /// therefore fewer glyphs.
  @usableFromInline var start: Int32
  @usableFromInline var end: Int32

  @inlinable init(packed: [Packed], offsets: [Offset], start: Int32, end: Int32) {
    self.packed = packed
    self.offsets = offsets
    self.start = start
    self.end = end
  }

  /// Creates an empty collection of glyphs.
  @inlinable public init() { self.init(packed: [], offsets: [], start: 0, end: 0) }

  /// Copies a slice. The copy has its own memory and indices from 0.
  public init(copying glyphs: ShapedGlyphs) {
    let places = glyphs.offsetPlace(of: glyphs.startIndex)..<glyphs.offsetPlace(of: glyphs.endIndex)
    self.init(
      packed: Array(glyphs.packed[glyphs.startIndex..<glyphs.endIndex]), offsets: Array(glyphs.offsets[places]),
      start: 0, end: glyphs.end - glyphs.start)
    for place in offsets.indices { offsets[place].index -= glyphs.start }
  }

  /// Returns the cluster of a glyph. This is faster than reading the whole glyph.
  @inlinable public func cluster(at index: Int) -> Int32 { packed[index].cluster }

  /// Returns the advance of a glyph. This is faster than reading the whole glyph.
  @inlinable public func advance(at index: Int) -> Int32 { packed[index].advance }

  /// Returns the position in `offsets` of the first entry at or after an index.
  @usableFromInline func offsetPlace(of index: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns a glyph that has an offset from the pen.
  @usableFromInline func offsetGlyph(_ index: Int) -> ShapedGlyph {
    let offset = offsets[offsetPlace(of: index)]
    return packed[index].glyph(x: offset.x, y: offset.y)
  }

  private mutating func setOffset(of index: Int, _ glyph: ShapedGlyph) {
    let place = offsetPlace(of: index)
    if place < offsets.count, offsets[place].index == index {
      offsets[place] = Offset(index: index, glyph)
    } else {
      offsets.insert(Offset(index: index, glyph), at: place)
    }
  }
}

extension ShapedGlyphs: RandomAccessCollection, MutableCollection {
  /// The index of the first glyph; 0 unless this is a slice.
  @inlinable public var startIndex: Int { Int(start) }
  /// The index after the last glyph.
  @inlinable public var endIndex: Int { Int(end) }

  /// The glyph at an index. A change of a slice copies the whole collection. The first offset of a
  /// glyph takes time proportional to the number of glyphs after it.
  @inlinable public subscript(index: Int) -> ShapedGlyph {
    get {
      precondition(index >= startIndex && index < endIndex, "a glyph outside of its run")
      return packed[index].isOffset ? offsetGlyph(index) : packed[index].glyph(x: 0, y: 0)
    }
    set {
      precondition(index >= startIndex && index < endIndex, "a glyph outside of its run")
      set(newValue, at: index)
    }
  }

  @usableFromInline mutating func set(_ glyph: ShapedGlyph, at index: Int) {
    packed[index] = Packed(glyph)
    if glyph.isOffset { setOffset(of: index, glyph) }
  }

  /// The glyphs in a range, as a slice that shares the memory.
  @inlinable public subscript(bounds: Range<Int>) -> ShapedGlyphs {
    get {
      precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "glyphs outside of their run")
      return ShapedGlyphs(
        packed: packed, offsets: offsets, start: Int32(truncatingIfNeeded: bounds.lowerBound),
        end: Int32(truncatingIfNeeded: bounds.upperBound))
    }
    set { replaceSubrange(bounds, with: newValue) }
  }

  /// Iterates over the glyphs and their offsets in order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let glyphs: ShapedGlyphs
    @usableFromInline var index: Int
    /// The position in `offsets`; nil until a glyph with an offset is reached.
    @usableFromInline var place: Int?

    @inlinable init(_ glyphs: ShapedGlyphs) {
      self.glyphs = glyphs
      index = glyphs.startIndex
    }

    /// Returns the next glyph; nil after the last one.
    @inlinable public mutating func next() -> ShapedGlyph? {
      if index == glyphs.endIndex { return nil }
      let packed = glyphs.packed[index]
      defer { index += 1 }
      return packed.isOffset ? offsetGlyph(packed) : packed.glyph(x: 0, y: 0)
    }

    @usableFromInline mutating func offsetGlyph(_ packed: Packed) -> ShapedGlyph {
      var place = self.place ?? glyphs.offsetPlace(of: index)
      while glyphs.offsets[place].index < index { place += 1 }
      self.place = place
      return packed.glyph(x: glyphs.offsets[place].x, y: glyphs.offsets[place].y)
    }
  }

  /// Returns an iterator that begins at the first glyph.
  @inlinable public func makeIterator() -> Iterator { Iterator(self) }
}

extension ShapedGlyphs {
  /// Returns the glyphs in a range of the whole collection to which this slice belongs.
  package func partOfMemory(_ bounds: Range<Int>) -> ShapedGlyphs {
    precondition(bounds.lowerBound >= 0 && bounds.upperBound <= packed.count, "glyphs outside of the whole")
    return ShapedGlyphs(
      packed: packed, offsets: offsets, start: Int32(truncatingIfNeeded: bounds.lowerBound),
      end: Int32(truncatingIfNeeded: bounds.upperBound))
  }
}

extension ShapedGlyphs: RangeReplaceableCollection {
  /// Replaces glyphs. The time is proportional to the number of glyphs after them. A change of a
  /// slice copies the whole collection.
  public mutating func replaceSubrange(_ range: Range<Int>, with glyphs: some Collection<ShapedGlyph>) {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex, "glyphs outside of their run")
    let places = offsetPlace(of: range.lowerBound)..<offsetPlace(of: range.upperBound)
    let change = glyphs.count - range.count
    packed.replaceSubrange(range, with: glyphs.lazy.map(Packed.init))
    for place in places.upperBound..<offsets.count { offsets[place].index += Int32(truncatingIfNeeded: change) }
    let added = glyphs.enumerated().filter(\.element.isOffset).map { Offset(index: range.lowerBound + $0, $1) }
    if !places.isEmpty || !added.isEmpty { offsets.replaceSubrange(places, with: added) }
    end += Int32(truncatingIfNeeded: change)
  }

  /// Appends a glyph.
  public mutating func append(_ glyph: ShapedGlyph) {
    guard endIndex == packed.count else { return replaceSubrange(endIndex..<endIndex, with: CollectionOfOne(glyph)) }
    if glyph.isOffset { offsets.append(Offset(index: endIndex, glyph)) }
    packed.append(Packed(glyph))
    end += 1
  }

  /// Appends a sequence of glyphs.
  @inlinable public mutating func append(contentsOf glyphs: some Sequence<ShapedGlyph>) {
    for glyph in glyphs { append(glyph) }
  }

  /// Reserves memory for a number of glyphs.
  public mutating func reserveCapacity(_ count: Int) { packed.reserveCapacity(count) }
}

extension ShapedGlyphs {
  /// Appends glyphs directly to the memory of a collection, without an intermediate copy.
  struct Writer {
    fileprivate let memory: UnsafeMutableBufferPointer<Packed>
    fileprivate let firstIndex: Int
    fileprivate var offsets: [Offset]
    fileprivate(set) var count = 0

    @inline(__always)
    mutating func append(_ glyph: ShapedGlyph) {
      precondition(count < memory.count, "more glyphs than announced")
      memory[count] = Packed(glyph)
      if glyph.isOffset { offsets.append(Offset(index: firstIndex + count, glyph)) }
      count += 1
    }
  }

  /// Calls `body` with a writer that can append at most `count` glyphs. A slice cannot call it.
  @inline(__always)
  mutating func append(atMost count: Int, _ body: (inout Writer) -> Void) {
    precondition(endIndex == packed.count, "a part of a run's glyphs")
    var grown = offsets
    offsets = []
    let first = packed.count
    var written = 0
    // Placeholder glyphs: Swift 6.2 cannot reserve and fill elements of an array without them.
    packed.append(contentsOf: repeatElement(Packed.unwritten, count: count))
    packed.withUnsafeMutableBufferPointer { memory in
      let added = UnsafeMutableBufferPointer(rebasing: memory[first...])
      var writer = Writer(memory: added, firstIndex: first, offsets: grown)
      grown = []
      body(&writer)
      (written, grown) = (writer.count, writer.offsets)
    }
    packed.removeLast(count - written)
    offsets = grown
    end = Int32(truncatingIfNeeded: packed.count)
  }
}

extension ShapedGlyphs: Hashable {
  /// Returns true if both contain the same glyphs in the same order, whatever their indices.
  public static func == (first: ShapedGlyphs, second: ShapedGlyphs) -> Bool {
    first.count == second.count && first.elementsEqual(second)
  }

  /// Hashes the glyphs in their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for glyph in self { hasher.combine(glyph) }
  }
}

extension ShapedGlyphs: ExpressibleByArrayLiteral {
  /// Creates a collection of these glyphs.
  public init(arrayLiteral glyphs: ShapedGlyph...) { self.init(glyphs) }
}
