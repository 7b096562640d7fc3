/// The examples in the scene reference for keys that need more than their description. Each is a
/// scene or a list of views.
enum ReferenceExamples {
  /// The examples for key tables, by the subject of the table.
  static let bySubject: [String: String] = [
    "a scene": #"""
    galley: 1
    colors:
      price: { light: "#006600", dark: "#66CC66" }
    strings:
      en: { total: Total }
      de: { total: Summe }
    views:
    - label: { id: total, key: total }
    - label: { id: amount, text: "9.95", textColor: price }
    constraints:
    - total.leading = margins.leading
    - total.top = safeArea.top + 8
    - amount.leading >= total.trailing + 16
    - amount.firstBaseline = total.firstBaseline
    """#,
    "a style": #"""
    galley: 1
    styles:
      heading: { font: { textStyle: headline }, paragraphSpacing: 4, hyphenationFactor: 1 }
    views:
    - label: { style: heading, numberOfLines: 0, text: "A heading\nin two paragraphs" }
    """#,
    "a matrix of a scene": #"""
    galley: 1
    matrix:
      locales: [en_US, de_DE, ar_SA]
      contentSizeCategories: [large, accessibilityExtraExtraExtraLarge]
      appearances: [light, dark]
      pictures: ["ar_SA*"]
    views:
    - label: { text: "Drawn in twelve cells" }
    """#,
    "a step": #"""
    galley: 1
    size: [200, 60]
    views:
    - textField: { id: city, frame: [10, 10, 180, 34], placeholder: City }
    steps:
    - focus: city
    - { type: Rom, frame: typed }
    - backspace: 2
    - select: all
    - set: { view: city, isEnabled: false }
    """#,
    "a tab stop": #"""
    - label:
        numberOfLines: 0
        text: "Ink\t7\tUSD\nPaper\t1,234.50\tUSD"
        style:
          tabStops:
          - { alignment: right, location: auto, columnTerminators: "." }
          - { location: auto, spacing: 12 }
    """#,
    "a text list": #"""
    - label:
        numberOfLines: 0
        runs:
        - text: "Boil the water\n"
          style: { textLists: [{ markerFormat: "{decimal}.", indentation: 24 }] }
        - text: "Add the tea"
          style: { textLists: [{ markerFormat: "{decimal}.", indentation: 24 }] }
    """#,
    "a stack": #"""
    - stack:
        axis: vertical
        spacing: 8
        customSpacing: { title: 2 }
        views:
        - label: { id: title, text: Title }
        - label: { text: "2 points below the title" }
        - label: { text: "8 points below that" }
    """#,
    "a label": #"""
    - label:
        frame: [16, 16, 200, auto]
        numberOfLines: 2
        truncationToken: { text: " more", foregroundColor: systemBlue }
        runs:
        - text: "Bold "
          style: { font: { weight: bold } }
        - text: "and plain text in one label"
    """#,
    "a gradient": #"""
    - view:
        frame: [0, 0, 100, 40]
        gradient:
          colors: ["#34C759", "#FFFFFF", "#007AFF"]
          locations: [0, 0.3, 1]
          startPoint: [0, 0.5]
          endPoint: [1, 0.5]
    """#,
    "a measurement": #"""
    - label:
        text: "Measured by string drawing"
        measure: { size: [120, auto], options: usesLineFragmentOrigin }
    """#,
    "a text path": #"""
    - label:
        frame: [0, 0, 220, 220]
        text: "along the upper half of a circle"
        path: { d: "M44 110 A66 66 0 1 1 176 110", startOffset: 20 }
    """#,
    "a shape": #"""
    - textView:
        frame: [0, 0, 200, 100]
        text: "Lines beside the circle are shorter than those below it."
        exclusionPaths: [{ oval: [120, 0, 80, 60] }]
    """#,
  ]
}
