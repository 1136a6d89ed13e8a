internal import Raster

/// The drawings of fruit and other food.
enum FoodDrawings {
  static let apple: [Drawing.Layer] = [
    .line("M50 36C49 26 52 17 58 9", 6, 0x7A4A28),
    .fill(
      "M50 33C58 23 90 19 91 49C92 74 74 95 62 95C56 95 54 92 50 92C46 92 44 95 38 95C26 95 8 74 9 49C10 19 42 23 50 33Z",
      0xF4604F, 0xBE1F2E),
    .fill("M54 22C60 6 78 3 88 9C84 25 67 31 54 22Z", 0x86CF52, 0x4C9A30),
    .ellipse(27, 50, 6, 13, 0xFFFFFF, turned: 14).faded(0.4),
  ]

  static let banana: [Drawing.Layer] = [
    .fill(
      "M24 6L35 4C37 8 37 13 37 18C39 44 60 60 90 64C96 66 96 74 91 78C56 98 6 76 24 22C25 16 25 10 24 6Z",
      0xFFE05C, 0xEDAE2A),
    .fill("M24 22C14 62 44 88 91 78C92 77 93 76 94 74C56 84 26 62 24 22Z", 0xE3A026, 0xC98418),
    .fill("M24 6L35 4C36.6 7 37 10 37 13C33 16 29 17 25 17C25 13 25 9 24 6Z", 0x8A6230),
    .fill("M90 64C96 66 96 74 91 78C88 76 87 68 90 64Z", 0x6B4A24),
  ]

  static let strawberry: [Drawing.Layer] = [
    .fill(
      "M50 97C36 95 10 68 11 42C12 26 32 22 50 29C68 22 88 26 89 42C90 68 64 95 50 97Z", 0xF75A5C,
      0xC71F3C),
    .fill(
      "M50 31L40 46L34 32L14 33L29 20L26 7L43 15L50 3L57 15L74 7L71 20L86 33L66 32L60 46Z",
      0x74C24F, 0x3F8F33),
    .ellipse(28, 50, 2.4, 3.8, 0xFFE08A).mirrored,
    .ellipse(50, 56, 2.4, 3.8, 0xFFE08A),
    .ellipse(38, 66, 2.4, 3.8, 0xFFE08A).mirrored,
    .ellipse(27, 66, 2.2, 3.4, 0xFFE08A).mirrored,
    .ellipse(50, 76, 2.4, 3.8, 0xFFE08A),
    .ellipse(40, 82, 2.2, 3.4, 0xFFE08A).mirrored,
  ]

  static let mushroom: [Drawing.Layer] = [
    .fill("M34 54C38 68 31 80 31 87C31 98 69 98 69 87C69 80 62 68 66 54Z", 0xFBEBD2, 0xDDBF95),
    .fill(
      "M5 54C5 26 26 7 50 7C74 7 95 26 95 54C95 62 82 65 50 65C18 65 5 62 5 54Z", 0xF2584B,
      0xC3212F),
    .ellipse(47, 26, 11, 8.5, 0xFFF6EA),
    .ellipse(21, 43, 8, 9, 0xFFF6EA),
    .ellipse(77, 39, 8.5, 9, 0xFFF6EA),
    .ellipse(50, 52, 9, 7, 0xFFF6EA),
    .circle(42, 78, 3.2, 0x4A352A).mirrored,
    .line("M45 85C47 88 53 88 55 85", 2.6, 0x4A352A),
  ]

  static let grapes: [Drawing.Layer] = [
    .line("M52 26C51 16 54 10 58 5", 5, 0x7A5A34),
    .fill("M54 22C58 8 76 6 88 14C84 28 66 32 54 22Z", 0x86CF52, 0x4C9A30),
    .circle(24, 36, 13, 0xA777E0, 0x6B3FAE).mirrored,
    .circle(50, 37, 13, 0xA777E0, 0x6B3FAE),
    .circle(37, 55, 13, 0xA777E0, 0x6B3FAE).mirrored,
    .circle(50, 72, 13, 0xA777E0, 0x6B3FAE),
    .circle(50, 86, 10, 0xA777E0, 0x6B3FAE),
  ]

  static let pumpkin: [Drawing.Layer] = [
    .fill("M45 28C46 18 42 12 38 8L50 4C54 10 56 18 56 28Z", 0x6FA84A, 0x46782F),
    .ellipse(26, 60, 22, 31, 0xF39A33, 0xD36A1C).mirrored,
    .ellipse(50, 60, 24, 34, 0xFBB04A, 0xE27C22),
    .fill("M26 54L34 42L42 54Z", 0x5A2E12).mirrored,
    .fill("M46 62L50 55L54 62Z", 0x5A2E12),
    .fill("M22 66C34 74 66 74 78 66C74 82 62 88 50 88C38 88 26 82 22 66Z", 0x5A2E12),
    .fill("M38 71.6H47V78H39Z", 0xFBB04A),
    .fill("M55 87.6L54 80H62L64 85.4Z", 0xF0962F),
  ]
}
