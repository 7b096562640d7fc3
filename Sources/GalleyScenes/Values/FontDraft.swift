import GalleyFonts
import GalleyViews

/// A font that is being read. The keys that are present determine its kind.
struct FontDraft: Hashable {
  var textStyle: TextStyle?
  var family: String?
  var name: String?
  var file: String?
  var index: Int?
  var size: Double?
  var maximumPointSize: Double?
  var weight: Int?
  var width: Double?
  var italic: Bool?
  var features: [FontFeature] = []
  var variations: [FontVariation] = []
  var cascadeList: [FontDescriptor] = []
}
