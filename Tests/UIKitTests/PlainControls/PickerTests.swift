import Foundation
import Testing
import UIKit

@MainActor @Suite struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(row)
    }
  }

  private final class Viewed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let view = UIView()
      view.tag = row
      return view
    }
  }

  private func window(with picker: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    window.addSubview(picker)
    window.makeKeyAndVisible()
    return window
  }

  @Test func fingersTurnWheels() {
    let (picker, source) = (UIPickerView(), Source())
    picker.dataSource = source
    picker.delegate = source
    let window = window(with: picker)
    window.tap(at: CGPoint(x: 160, y: 108 + 31))
    window.drag(along: [CGPoint(x: 160, y: 108), CGPoint(x: 160, y: 44)])
    #expect(source.chosen == [1, 2])
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func pickerViewsAreOnTheWheel() {
    let (picker, source) = (UIPickerView(), Viewed())
    picker.dataSource = source
    picker.delegate = source
    picker.layoutIfNeeded()
    let views = picker.subviews.sorted { $0.tag < $1.tag }
    #expect(views.map(\.tag) == [0, 1, 2])
    #expect(views.first?.center == CGPoint(x: 160, y: 108) && views.first?.alpha == 1)
    #expect(abs((views.last?.center.y ?? 0) - 108 - 108 * sin(64 / 108)) < 0.001)
  }

  @Test func wheelsOfDatesFollowTheLocale() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.locale = Locale(identifier: "en_US")
    picker.date = Date(timeIntervalSince1970: 1_706_659_200)  // 31 January 2024
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.sizeToFit()
    picker.layoutIfNeeded()
    guard let wheels = picker.subviews.first as? UIPickerView else { return #expect(Bool(false), "no wheels") }
    func titles() -> [String?] {
      (0..<3).map {
        wheels.delegate?.pickerView(wheels, titleForRow: wheels.selectedRow(inComponent: $0), forComponent: $0)
      }
    }
    #expect(titles() == ["January", "31", "2024"])
    let window = window(with: picker)
    window.tap(at: CGPoint(x: 80, y: 108 + 31))
    #expect(titles() == ["February", "29", "2024"])
    #expect(picker.date == Date(timeIntervalSince1970: 1_709_164_800))
    picker.locale = Locale(identifier: "de_DE")
    #expect(titles() == ["29", "Februar", "2024"])
  }
}
