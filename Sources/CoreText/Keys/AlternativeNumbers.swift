/// The selector that turns stylistic set 8 on.
public let kStylisticAltEightOnSelector: Int = 16
/// The selector that turns stylistic set 8 off.
public let kStylisticAltEightOffSelector: Int = 17
/// The selector that turns stylistic set 9 on.
public let kStylisticAltNineOnSelector: Int = 18
/// The selector that turns stylistic set 9 off.
public let kStylisticAltNineOffSelector: Int = 19
/// The selector that turns stylistic set 10 on.
public let kStylisticAltTenOnSelector: Int = 20
/// The selector that turns stylistic set 10 off.
public let kStylisticAltTenOffSelector: Int = 21
/// The selector that turns stylistic set 11 on.
public let kStylisticAltElevenOnSelector: Int = 22
/// The selector that turns stylistic set 11 off.
public let kStylisticAltElevenOffSelector: Int = 23
/// The selector that turns stylistic set 12 on.
public let kStylisticAltTwelveOnSelector: Int = 24
/// The selector that turns stylistic set 12 off.
public let kStylisticAltTwelveOffSelector: Int = 25
/// The selector that turns stylistic set 13 on.
public let kStylisticAltThirteenOnSelector: Int = 26
/// The selector that turns stylistic set 13 off.
public let kStylisticAltThirteenOffSelector: Int = 27
/// The selector that turns stylistic set 14 on.
public let kStylisticAltFourteenOnSelector: Int = 28
/// The selector that turns stylistic set 14 off.
public let kStylisticAltFourteenOffSelector: Int = 29
/// The selector that turns stylistic set 15 on.
public let kStylisticAltFifteenOnSelector: Int = 30
/// The selector that turns stylistic set 15 off.
public let kStylisticAltFifteenOffSelector: Int = 31
/// The selector that turns stylistic set 16 on.
public let kStylisticAltSixteenOnSelector: Int = 32
/// The selector that turns stylistic set 16 off.
public let kStylisticAltSixteenOffSelector: Int = 33
/// The selector that turns stylistic set 17 on.
public let kStylisticAltSeventeenOnSelector: Int = 34
/// The selector that turns stylistic set 17 off.
public let kStylisticAltSeventeenOffSelector: Int = 35
/// The selector that turns stylistic set 18 on.
public let kStylisticAltEighteenOnSelector: Int = 36
/// The selector that turns stylistic set 18 off.
public let kStylisticAltEighteenOffSelector: Int = 37
/// The selector that turns stylistic set 19 on.
public let kStylisticAltNineteenOnSelector: Int = 38
/// The selector that turns stylistic set 19 off.
public let kStylisticAltNineteenOffSelector: Int = 39
/// The selector that turns stylistic set 20 on.
public let kStylisticAltTwentyOnSelector: Int = 40
/// The selector that turns stylistic set 20 off.
public let kStylisticAltTwentyOffSelector: Int = 41
/// The selector that turns contextual swashes on.
public let kContextualSwashAlternatesOnSelector: Int = 4
/// The selector that turns contextual swashes off.
public let kContextualSwashAlternatesOffSelector: Int = 5
