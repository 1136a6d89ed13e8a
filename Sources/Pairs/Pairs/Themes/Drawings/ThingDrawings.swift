internal import Raster

/// The drawings of vehicles, toys and other things.
enum ThingDrawings {
  static let rocket: [Drawing.Layer] = [
    .fill("M36 76C34 88 44 92 50 99C56 92 66 88 64 76Z", 0xFF8A2E, 0xF25A1E),
    .fill("M43 76C42 84 47 86 50 91C53 86 58 84 57 76Z", 0xFFE07A),
    .fill("M33 46C19 54 14 67 16 84C23 79 31 78 40 77Z", 0xEF5148, 0xB92832).mirrored,
    .fill(
      "M50 2C67 13 74 34 71 56L65 79H35L29 56C26 34 33 13 50 2Z", 0xE9F0F8, 0xA9B9CF),
    .fill("M50 2C59 8 66 17 69.4 29C58 25 42 25 30.6 29C34 17 41 8 50 2Z", 0xEF5148, 0xC62F36),
    .circle(50, 47, 12.5, 0x4A6A9C),
    .circle(50, 47, 8.5, 0x9ADEFA, 0x4FA8E4),
    .fill("M47 62H53V84C53 87 47 87 47 84Z", 0xEF5148, 0xB92832),
  ].turned(by: 40)

  static let car: [Drawing.Layer] = [
    .fill(
      "M4 68C4 57 9 53 19 51L29 31C31 27 35 25 40 25H62C67 25 71 27 74 31L85 51C93 53 96 58 96 66V74C96 77 94 79 91 79H9C6 79 4 77 4 74Z",
      0xFFCB45, 0xEE9A22),
    .fill("M32 50L39 35C40 33 41 32.5 43 32.5H50V50Z", 0xCDEBFA, 0x7FC0E8),
    .fill("M56 32.5H61C64 32.5 65.6 33.5 67 35.5L75 50H56Z", 0xCDEBFA, 0x7FC0E8),
    .fill("M4 66H14C17 66 17 73 14 73H4Z", 0xFFF3C4),
    .fill("M88 64H96V72H88C85 72 85 64 88 64Z", 0xE4483C),
    .line("M50 60H60", 3, 0xB86E12),
    .circle(27, 79, 13.5, 0x67717F, 0x464D59).mirrored,
    .circle(27, 79, 6, 0xE4E9EF).mirrored,
  ]

  static let sailboat: [Drawing.Layer] = [
    .line("M50 4V74", 4, 0x8A5A34),
    .fill("M55 8C76 22 88 42 90 63H55Z", 0xFF7A59, 0xDB4334),
    .fill("M45 18C36 34 24 50 12 63H45Z", 0xFFD35A, 0xF0A12C),
    .fill("M6 69H94C91 82 82 92 70 92H30C18 92 9 82 6 69Z", 0xB5713F, 0x824822),
    .line(
      "M6 92C14 85 22 85 29 91C36 97 43 97 50 91C57 85 64 85 71 91C78 97 86 97 94 90", 6, 0x3D9BE3),
  ]

  static let balloon: [Drawing.Layer] = [
    .line("M50 76C40 83 60 89 50 97", 2.8, 0x9A8FA8),
    .fill("M50 67L43 78H57Z", 0xB02A78),
    .fill(
      "M50 2C71 2 83 17 83 35C83 56 64 70 50 72C36 70 17 56 17 35C17 17 29 2 50 2Z", 0xF46AAE,
      0xB8287C),
    .ellipse(34, 24, 6, 11, 0xFFFFFF, turned: 28).faded(0.45),
  ]

  static let present: [Drawing.Layer] = [
    .fill("M13 46H87V89C87 92 85 94 82 94H18C15 94 13 92 13 89Z", 0x9B74E4, 0x6A43B8),
    .fill("M43 46H57V94H43Z", 0xFFD35A, 0xF0A93A),
    .fill(
      "M10 30H90C93 30 95 32 95 35V46C95 49 93 51 90 51H10C7 51 5 49 5 46V35C5 32 7 30 10 30Z",
      0xB08CF0, 0x8A62D6),
    .fill("M43 30H57V51H43Z", 0xFFE07E, 0xFFC84A),
    .fill(
      "M50 31C42 30 18 32 18 17C18 2 42 8 50 31ZM46 26C40 14 27 11 26 17C26 23 38 26 46 26Z",
      0xFFDA6A, 0xF0A93A
    ).mirrored,
  ]

  static let bell: [Drawing.Layer] = [
    .circle(50, 84, 12, 0xC98A1E, 0x9A6412),
    .circle(50, 12, 8, 0xE0A128),
    .fill(
      "M50 12C69 12 78 27 79 47C80 60 84 66 91 73C94 77 91 82 87 82H13C9 82 6 77 9 73C16 66 20 60 21 47C22 27 31 12 50 12Z",
      0xFFDC6A, 0xE39E22),
    .line("M17 70H83", 4, 0xC07F16),
    .fill("M33 58C33 40 37 28 46 23C41 32 41 46 41 58C41 61 33 61 33 58Z", 0xFFFFFF).faded(0.5),
  ]

  static let house: [Drawing.Layer] = [
    .fill("M69 12H82V42H69Z", 0x9A5A44, 0x7A4232),
    .fill("M16 46H84V91C84 93 83 94 81 94H19C17 94 16 93 16 91Z", 0xFFE9BD, 0xF2C788),
    .fill("M46 7C48 5 52 5 54 7L95 46C98 50 96 54 92 54H8C4 54 2 50 5 46Z", 0xE4574A, 0xB5302F),
    .fill("M42 94V70C42 60 58 60 58 70V94Z", 0x4C8FD6, 0x2F66AC),
    .circle(54, 80, 1.8, 0xFFE08A),
    .fill("M22 62H36V77H22Z", 0x8AD0F5, 0x5CB0E8).mirrored,
    .line("M29 62V77M22 69.5H36", 2, 0xFFFFFF).mirrored,
  ]

  static let die: [Drawing.Layer] = [
    .fill(
      "M22 8H78C86 8 92 14 92 22V78C92 86 86 92 78 92H22C14 92 8 86 8 78V22C8 14 14 8 22 8Z",
      0xF0655A, 0xC02C36),
    .circle(29, 29, 8.5, 0xFFFFFF).mirrored,
    .circle(29, 71, 8.5, 0xFFFFFF).mirrored,
    .circle(50, 50, 8.5, 0xFFFFFF),
  ]

  static let key: [Drawing.Layer] = [
    .fill("M46 42H97V57H92V76H82V57H77V71H67V57H46Z", 0xF7BE3F, 0xD58E1C),
    .fill(
      "M2 50A28 28 0 1 1 58 50A28 28 0 1 1 2 50ZM12 50A10 10 0 1 0 32 50A10 10 0 1 0 12 50Z",
      0xFFDC6A, 0xE09A22),
    .line("M64 46.5H91", 3, 0xFFF0B8),
    .line("M33 28C40 29.5 46 34 49 40", 4, 0xFFF0B8),
  ]
}
