import QuartzCore
import Testing

@MainActor @Suite struct TransactionKeyTests {
  @Test func keysAreThoseOfTheProperties() {
    CATransaction.begin()
    var isDone = false
    let timing = CAMediaTimingFunction(name: .linear)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(timing, forKey: kCATransactionAnimationTimingFunction)
    CATransaction.setValue({ isDone = true } as () -> Void, forKey: kCATransactionCompletionBlock)
    CATransaction.setValue("mine", forKey: "own")
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.animationTimingFunction() === timing)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    CATransaction.setDisableActions(false)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
    CATransaction.commit()
    #expect(isDone)
    #expect(!CATransaction.disableActions())
  }
}
