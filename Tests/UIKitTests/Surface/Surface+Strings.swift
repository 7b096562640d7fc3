import UIKit

extension Surface {
  private static let all = NSRange(location: 0, length: 7)

  static let attributedStrings: [Row] = [
    Row(".append(", 53) {
      let text = styled()
      text.append(NSAttributedString(string: "!"))
      return text.string == "one two!"
    },
    Row("NSAttributedString(string:attributes:)", 46) {
      NSAttributedString(string: "a", attributes: [.kern: 2]).attribute(.kern, at: 0, effectiveRange: nil) != nil
    },
    Row("addAttributes", 31) {
      let text = styled()
      text.addAttributes([.kern: 3], range: NSRange(location: 0, length: 3))
      return text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3
    },
    Row("NSMutableAttributedString(attributedString:)", 30) {
      NSMutableAttributedString(attributedString: styled()) == styled()
    },
    Row("addAttribute", 30) {
      let text = styled()
      text.addAttribute(.ligature, value: 0, range: all)
      return text.attribute(.ligature, at: 6, effectiveRange: nil) as? Int == 0
    },
    Row("replaceCharacters", 23) {
      let text = styled()
      text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
      return text.string == "1 two"
    },
    Row("boundingRect", 23) {
      styled().boundingRect(with: CGSize(width: 500, height: 500), options: .usesLineFragmentOrigin, context: nil)
        .width > 0
    },
    Row("enumerateAttribute", 22) {
      var count = 0
      styled().enumerateAttribute(.font, in: all) { _, _, _ in count += 1 }
      return count == 1
    },
    Row("NSNotFound", 22) { ("a" as NSString).range(of: "b").location == NSNotFound },
    Row("NSMakeRange", 20) { NSMakeRange(1, 2) == NSRange(location: 1, length: 2) },
    Row("attributedSubstring", 19) {
      styled().attributedSubstring(from: NSRange(location: 4, length: 3)).string == "two"
    },
    Row("setAttributes", 19) {
      let text = styled()
      text.setAttributes([:], range: all)
      return text.attributes(at: 0, effectiveRange: nil).isEmpty
    },
    Row("mutableCopy()", 19) { styled().mutableCopy() is NSMutableAttributedString },
    Row(".attributes(", 18) { styled().attributes(at: 0, effectiveRange: nil).count == 2 },
    Row("enumerateAttributes", 18) {
      var ranges: [NSRange] = []
      styled().enumerateAttributes(in: all) { _, range, _ in ranges.append(range) }
      return ranges == [all]
    },
    Row("removeAttribute", 17) {
      let text = styled()
      text.removeAttribute(.kern, range: all)
      return text.attribute(.kern, at: 0, effectiveRange: nil) == nil
    },
    Row(".attribute(", 15) { styled().attribute(.font, at: 0, effectiveRange: nil) is UIFont },
    Row("beginEditing", 15) {
      let text = styled()
      text.beginEditing()
      text.endEditing()
      return text.length == 7
    },
    Row("usesLineFragmentOrigin", 14) {
      let words = NSAttributedString(string: "one two three four five six")
      let narrow = CGSize(width: 40, height: 1000)
      return words.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil).height
        > words.boundingRect(with: narrow, options: [], context: nil).height
    },
    Row("mutableString", 14) {
      let text = styled()
      _ = text.mutableString.replaceOccurrences(of: "two", with: "2", options: [], range: all)
      return text.string == "one 2"
    },
    Row("NSAttributedString(attachment:)", 12) { NSAttributedString(attachment: NSTextAttachment()).length == 1 },
    Row("draw(in:)", 11) {
      let size = CGSize(width: 60, height: 20)
      let image = UIGraphicsImageRenderer(size: size).image { _ in
        NSAttributedString(string: "text").draw(in: CGRect(origin: .zero, size: size))
      }
      return image.pngData() != UIGraphicsImageRenderer(size: size).image { _ in }.pngData()
    },
    Row("usesFontLeading", 11) { NSStringDrawingOptions.usesFontLeading.rawValue == 2 },
    Row("NSString.size(withAttributes:)", 10) {
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
      return ("a" as NSString).size(withAttributes: attributes).height > 10
    },
  ]
}
