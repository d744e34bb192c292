/// The numbers that the rules hold a picture against, each with its unit and its source.
///
/// Points are pixels of a screen of 1,080 on its short side.
nonisolated enum Thresholds {
  // MARK: Size

  /// The least height of capitals, in arc minutes.
  ///
  /// ISO 9241-3; NUREG-0700 rev. 2, 1.3.1-4.
  static let leastCapHeight = 16.0
  /// The height of capitals that is read with ease, in arc minutes.
  ///
  /// ISO 9241-3, NUREG-0700.
  static let easyCapHeight = 20.0
  /// The least height of small letters, in arc minutes: below it reading slows.
  ///
  /// Legge & Bigelow 2011.
  static let leastXHeight = 12.0
  /// The least font size whatever the text is for, in points: 16′ at 10 feet on 55 inches.
  static let leastFontSize = 31.0
  /// The height of capitals of what the whole room looks for, in arc minutes: three times the least.
  static let scoreCapHeight = 48.0
  /// The decimal acuity that sizes are made for; a viewer with less needs as many times more.
  ///
  /// DIN 1450:2013.
  static let designAcuity = 0.7

  // MARK: Strokes

  /// The weight that small text needs.
  ///
  /// Apple, tvOS: avoid light weights; Android TV: Medium.
  static let smallTextWeight = 500
  /// The font size from which the regular weight will do, in points.
  ///
  /// tvOS Title 3.
  static let regularWeightSize = 48.0
  /// The least weight of any text.
  ///
  /// Apple and Android TV: no light weights.
  static let leastWeight = 400
  /// The least thickness of a letter's stem, in arc minutes.
  ///
  /// DOD-HDBK-791: 1/8 of 16′ is 2′.
  static let leastStem = 1.5
  /// The least thickness of a line, in points.
  ///
  /// DVD authoring guides; interlaced video.
  static let leastLine = 2.0
  /// The thickness of a line that survives scalers and codecs, in points.
  ///
  /// DVD authoring guides.
  static let goodLine = 3.0
  /// The thickness below which saturated colors smear, in points: color is sent at half resolution.
  static let saturatedStroke = 4.0

  // MARK: Text

  /// The least characters of a wrapped line.
  ///
  /// Atilgan et al., PNAS.
  static let leastLineCharacters = 13
  /// The most characters of a line.
  ///
  /// BBC (37) and Netflix (42) subtitles.
  static let easyLineCharacters = 40
  /// The most characters that can be read as one line at all.
  ///
  /// IOVS: 62 suffice for 90 % of full speed.
  static let mostLineCharacters = 60
  /// The distance of baselines, in font sizes.
  ///
  /// tvOS: 1.16 to 1.30.
  static let lineHeights = 1.15...1.4
  /// The most words in capitals.
  ///
  /// Tiresias: mixed case.
  static let mostCapitalWords = 3
  /// The least time on screen, in seconds: to look up, and for each word.
  ///
  /// BBC, and 1 s to look up.
  static let leastHold = 2.0
  /// The time to look up, in seconds.
  static let lookUpTime = 1.0
  /// The time for a word, in seconds.
  ///
  /// BBC: 0.33 to 0.375.
  static let wordTime = 0.4
  /// The most characters a second.
  ///
  /// BBC: 180 words a minute.
  static let mostCharactersPerSecond = 15.0
  /// The least distance of text from the edge of its card, in heights of its capitals.
  static let cardMargin = 0.5

  // MARK: Places

  /// The part of each edge outside of the title-safe box.
  ///
  /// SMPTE ST 2046-1 (90 %), EBU R 95 (5 %).
  static let titleMargin = 0.05
  /// The part of each edge outside of the action-safe box.
  ///
  /// SMPTE ST 2046-1 (93 %), EBU R 95 (3.5 %).
  static let actionMargin = 0.035
  /// The least distance of text from the upper and lower edge, in points.
  ///
  /// Apple, tvOS.
  static let titleInset = 60.0
  /// The part of the screen from which a fill counts as the background: the title-safe box is 0.81.
  static let backgroundShare = 0.75
  /// The most groups on a screen.
  ///
  /// Xbox: what a telephone shows; webOS: two ideas.
  static let mostGroups = 7
  /// The most words on a screen.
  ///
  /// Xbox, webOS.
  static let mostWords = 40
  /// The least side of a module of a QR code, in points: 4.5′ at 10 feet on 43 inches.
  static let leastModule = 8.0
  /// The least light margin of a QR code, in modules.
  ///
  /// ISO/IEC 18004.
  static let quietZone = 4.0

  // MARK: Contrast and color

  /// The least contrast of text.
  ///
  /// WCAG 2.2, 1.4.3.
  static let leastContrast = 4.5
  /// The contrast that text should have.
  ///
  /// WCAG 2.2, 1.4.6.
  static let easyContrast = 7.0
  /// The contrast that large text should have.
  ///
  /// WCAG 2.2, 1.4.6.
  static let easyLargeContrast = 4.5
  /// The least contrast of graphics.
  ///
  /// WCAG 2.2, 1.4.11.
  static let leastGraphicContrast = 3.0
  /// A CSS reference pixel, in arc minutes: 1/96 inch at 28 inches.
  static let referencePixel = 1.278
  /// The font size of large text, in reference pixels: 18 pt.
  ///
  /// WCAG 2.2.
  static let largeText = 24.0
  /// The font size of large bold text, in reference pixels: 14 pt.
  ///
  /// WCAG 2.2.
  static let largeBoldText = 18.67
  /// The least difference in lightness (CIE L*) between text and ground.
  static let textLightness = 60.0
  /// The least difference in lightness (CIE L*) between graphics and ground.
  static let graphicLightness = 40.0
  /// The channels that sets show faithfully, of 255.
  ///
  /// Xbox.
  static let channels: ClosedRange<UInt8> = 16...235
  /// The part of the screen that may lie outside of these.
  static let channelShare = 0.01
  /// The most saturation (HSV) of a thin stroke.
  ///
  /// MHP guides.
  static let mostSaturation = 0.85
  /// The least color difference (CIE76) for a color-blind viewer, below which it is an error.
  static let leastColorDifference = 10.0
  /// The color difference (CIE76) that is told with ease.
  ///
  /// Okabe and Ito's set stays above it.
  static let easyColorDifference = 15.0
  /// How many of size, border and lightness mark the active item.
  ///
  /// Apple, UWP.
  static let leastFocusMarks = 2
  /// The growth of the active item.
  ///
  /// Apple, tvOS.
  static let focusGrowth = 1.05...1.1
  /// The least border of the active item, in points.
  ///
  /// UWP.
  static let focusBorder = 4.0
  /// The least difference in lightness (CIE L*) of the active item.
  static let focusLightness = 10.0

  // MARK: Time

  /// The most flashes in a second.
  ///
  /// WCAG 2.3.1, ITU-R BT.1702.
  static let mostFlashes = 3
  /// The least time between the leading edges of two flashes, in seconds.
  ///
  /// ITU-R BT.1702.
  static let flashGap = 0.36
  /// The change of relative luminance that makes a flash.
  ///
  /// WCAG 2.3.1.
  static let flashStep = 0.1
  /// The relative luminance that the darker state must be under.
  ///
  /// WCAG 2.3.1.
  static let flashDark = 0.8
  /// The part of the screen that may flash: 0.006 sr is 2.6 % of 55 inches at 6 feet.
  ///
  /// WCAG 2.3.1.
  static let flashArea = 0.025
  /// The share of red that makes a color a saturated red.
  ///
  /// WCAG 2.3.1.
  static let saturatedRed = 0.8
  /// The change of chromaticity (CIE 1976 u′v′) that makes a flash of red.
  ///
  /// WCAG 2.3.1.
  static let redStep = 0.2
  /// The most pairs of stripes.
  ///
  /// Wilkins, Emmett and Harding; ITU-R BT.1702.
  static let mostStripes = 5
  /// The part of the screen that stripes may cover.
  ///
  /// Wilkins, Emmett and Harding.
  static let stripeArea = 0.25
  /// How long stripes may be seen, in seconds.
  ///
  /// Wilkins, Emmett and Harding.
  static let stripeTime = 0.5
  /// The lightness (CIE L*) from which a static element burns in.
  static let burnLightness = 80.0
  /// The part of the screen from which it matters.
  static let burnArea = 0.01
  /// How long it may stand still, in seconds.
  static let burnTime = 300.0
  /// How long before it is a warning and not a note, in seconds: ten minutes without a change.
  static let burnWarningTime = 600.0
}
