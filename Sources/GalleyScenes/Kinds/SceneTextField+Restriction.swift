import GalleyViews

extension SceneTextField {
  /// Sets what the description says of what the field lets in; a filter and a limit leave each other alone.
  func setRestriction(of field: TextField) {
    guard restriction != nil || maximumLength != nil else { return }
    var result = field.restriction ?? TextRestriction()
    if let restriction {
      result.filter = restriction.inputFilter
      result.pattern = restriction.pattern
    }
    if let maximumLength {
      result.maximumLength = maximumLength.count
      result.lengthUnit = maximumLength.unit
    }
    field.restriction = result
  }
}
