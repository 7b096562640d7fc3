extension Form where Value == Double {
  /// The maximum number of pixels per point.
  static var largestScale: Double { 16 }

  /// The form of the number of pixels per point, above 0.
  static var scale: Form {
    Form("a number of pixels per point", .number(0...largestScale)) { decoding, node in
      let number = Form.number(0...largestScale, expected: "a number of pixels per point").read(&decoding, node)
      if number == 0 { decoding.report("the scale is 0 pixels per point; it must be above 0", at: node) }
      return number == 0 ? nil : number
    }
  }
}

extension Form where Value == Int {
  /// The form of the schema's version, which must be 1.
  static var schemaVersion: Form {
    Form("a version", .integer(1...1)) { decoding, node in
      guard let version = Form.count(0...1_000_000).read(&decoding, node) else { return nil }
      if version != 1 {
        decoding.report("schema version \(version) is not known; this version of galley reads 1", at: node)
      }
      return version
    }
  }
}
