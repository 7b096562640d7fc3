import GalleyBase

extension FontCollection {
  /// Returns the opened faces for a request. Both cuts of the system font are opened, so that an
  /// error in either is thrown at any size. Choices are cached because most fonts are requested
  /// many times.
  func choice(for descriptor: FontDescriptor) throws(FontError) -> FontChoice {
    var request = descriptor
    request.pointSize = 0
    if let kept = store.choice(for: request) { return kept }
    for standIn in request.cascadeList where standIn.file == nil { _ = try record(for: standIn) }
    let display = hasCuts(request) ? try choose(request, size: FontChoice.leastDisplaySize) : nil
    let choice = FontChoice(
      request, text: try choose(request), display: display,
      isTracked: request.isSystem && systemFont == .tracked)
    store.keep(choice)
    return choice
  }

  /// Opens the best face for a request at a size in points.
  func choose(_ descriptor: FontDescriptor, size: Double = 0) throws(FontError) -> ChosenFace {
    if let file = descriptor.file {
      let face = try store.face(file)
      return ChosenFace(face, as: FaceRecord(file, face), followsTraits: true, for: descriptor)
    }
    let record = try record(for: descriptor, size: size)
    let face =
      switch record.source {
      case .file(let file): try store.face(file)
      case .pinned(let number): try store.face(number, of: pinned)
      }
    return ChosenFace(face, as: record, followsTraits: descriptor.name == nil, for: descriptor)
  }

  /// Returns the record of the best face, at a size in points, for a request that names no file.
  func record(for descriptor: FontDescriptor, size: Double = 0) throws(FontError) -> FaceRecord {
    if let name = descriptor.name { return try record(named: name, nearTo: descriptor) }
    let system = size < FontChoice.leastDisplaySize ? self.system : systemDisplay ?? self.system
    let family = descriptor.family.map { $0 == "system" ? system : $0 } ?? system
    guard let record = nearest(inFamily: family, to: descriptor) else {
      let families = familyNames
      throw .unknownFamily(family, nearest: nearestSpelling(to: family, among: families + ["system"]))
    }
    return record
  }

  /// Returns the face with this PostScript name. Without such a face, returns the nearest face of
  /// the family with this name, or the face with this full name.
  func record(named name: String, nearTo descriptor: FontDescriptor) throws(FontError) -> FaceRecord {
    if let record = extras.first(where: { $0.postScriptName == name }) { return record }
    if let number = pinned.face(named: name) { return pinned.record(number) }
    if let record = nearest(inFamily: name, to: descriptor) ?? record(fullName: name) { return record }
    throw .unknownName(name, nearest: nearestSpelling(to: name, among: records.map(\.postScriptName) + familyNames))
  }

  /// Returns the fallback fonts of the collection for a font with these traits, without any cascade
  /// list.
  func fallbackDescriptors(for traits: FaceTraits) -> [FontDescriptor] {
    fallback.map {
      FontDescriptor(name: $0, weight: traits.weight, width: traits.width, italic: traits.italic)
    }
  }

  /// Returns true if a fallback font may have coloured glyphs, as far as is known without opening
  /// it.
  func mayBeColor(_ descriptor: FontDescriptor) -> Bool {
    descriptor.file != nil || (try? record(for: descriptor))?.isColor == true
  }

  private func nearest(inFamily family: String, to descriptor: FontDescriptor) -> FaceRecord? {
    FaceMatching(descriptor).nearest(of: faces(ofFamily: family))
  }

  /// Returns the faces of a family, in the order of the collection.
  func faces(ofFamily family: String) -> [FaceRecord] {
    extras.filter { $0.family == family } + pinned.faces(ofFamily: family).map(pinned.record)
  }

  /// Returns the face with this full name; nil if there is none. A full name is a PostScript name
  /// with spaces between its words: Noto Sans Bold Italic is NotoSans-BoldItalic.
  private func record(fullName name: String) -> FaceRecord? {
    let letters = name.filter { $0 != " " && $0 != "-" }
    return records.first { $0.postScriptName.filter { $0 != "-" } == letters }
  }
}
