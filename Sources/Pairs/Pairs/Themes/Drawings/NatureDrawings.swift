internal import Raster

/// The drawings of plants, the sky, and a ghost.
enum NatureDrawings {
  static let moon: [Drawing.Layer] = [
    .fill("M58 5A46 46 0 1 0 94 66A40 40 0 0 1 58 5Z", 0xFFE27A, 0xEDA92E),
    .line("M27 52C30 57 37 57 40 52", 3.4, 0x7A5212),
    .line("M41 72C46 76 53 74 55 68", 3.4, 0x7A5212),
    .circle(28, 66, 5.5, 0xF28C5A).faded(0.6),
    .fill("M78 14L82 25L93 29L82 33L78 44L74 33L63 29L74 25Z", 0xFFE27A, 0xF2B43A),
  ]

  static let sun: [Drawing.Layer] = [
    .fill(
      "M50 1L58 17L73 7L73 25L91 23L83 39L99 48L84 57L92 73L74 73L75 91L59 82L50 98L41 82L25 91L26 73L8 73L16 57L1 48L17 39L9 23L27 25L27 7L42 17Z",
      0xFFB43A, 0xF28A24),
    .circle(50, 49.5, 29, 0xFFE468, 0xFFC23A),
    .circle(40, 45, 4, 0x6B4312).mirrored,
    .line("M38 57C43 65 57 65 62 57", 3.4, 0x6B4312),
    .circle(32, 55, 4.6, 0xF9874A).faded(0.6).mirrored,
  ]

  static let rainbow: [Drawing.Layer] = [
    .line("M8 74A42 42 0 0 1 92 74", 8, 0xE8503F),
    .line("M15 74A35 35 0 0 1 85 74", 8, 0xF79A3A),
    .line("M22 74A28 28 0 0 1 78 74", 8, 0xF9D548),
    .line("M29 74A21 21 0 0 1 71 74", 8, 0x57B963),
    .line("M36 74A14 14 0 0 1 64 74", 8, 0x3F8FE0),
    .fill(
      "M14 90C5 90 2 80 9 76C8 66 20 62 25 69C32 63 43 69 41 77C47 81 44 90 36 90Z", 0xE6F0FB,
      0xB4CCE6
    ).mirrored,
  ]

  static let flower: [Drawing.Layer] = [
    .line("M50 62V96", 6, 0x4F9E3E),
    .fill("M50 88C42 70 26 68 14 72C18 88 34 94 50 88Z", 0x7AC656, 0x4A9A38),
    .fill("M50 82C58 66 72 64 84 66C82 80 66 88 50 82Z", 0x7AC656, 0x4A9A38),
    .circle(38, 54, 17, 0xFF86B4, 0xE8578F),
    .circle(62, 54, 17, 0xFF86B4, 0xE8578F),
    .circle(30, 32, 17, 0xFF94BD, 0xF0659C).mirrored,
    .circle(50, 19, 17, 0xFFA3C8, 0xF4719F),
    .circle(50, 39, 14, 0xFFE06A, 0xF7B733),
  ]

  static let tree: [Drawing.Layer] = [
    .fill("M42 58L38 96H62L58 58Z", 0xA06A3C, 0x74461F),
    .circle(28, 50, 22, 0x5DB554, 0x36873D).mirrored,
    .circle(50, 58, 20, 0x4DA54A, 0x2F7A38),
    .circle(50, 28, 25, 0x76C95E, 0x45994A),
    .circle(43, 22, 8, 0xA4E07E).faded(0.6),
    .circle(24, 46, 7, 0xA4E07E).faded(0.5),
    .circle(64, 42, 5, 0xE4483C),
    .circle(40, 46, 5, 0xE4483C),
    .circle(76, 58, 5, 0xE4483C),
    .circle(48, 64, 5, 0xE4483C),
  ]

  static let cactus: [Drawing.Layer] = [
    .line("M44 56H30C25 56 22 53 22 48V36", 13, 0x4FA65A),
    .line("M56 48H70C75 48 78 45 78 40V26", 13, 0x4FA65A),
    .fill("M37 72V22C37 5 63 5 63 22V72Z", 0x6CC56F, 0x3C8E4C),
    .line("M45 24V30M55 34V40M45 46V52M55 58V62M22 40V44M78 30V34", 2.4, 0xD9F2C4),
    .circle(50, 9, 6.5, 0xF56BA0),
    .circle(50, 9, 2.6, 0xFFE07A),
    .fill("M28 72H72L66 94C65.6 96 64 97 62 97H38C36 97 34.4 96 34 94Z", 0xD9774A, 0xA84E2C),
    .fill("M23 66H77V76H23Z", 0xE88C5C, 0xCB6A3E),
  ]

  static let lightning: [Drawing.Layer] = [
    .fill("M60 2L14 56H42L32 98L86 38H56L74 2Z", 0xFFE25A, 0xF29A1E),
    .fill("M60 2L14 56H24L66 2Z", 0xFFF6C0).faded(0.7),
  ]

  static let ghost: [Drawing.Layer] = [
    .fill(
      "M50 4C75 4 86 23 86 48V90C86 96 80 97 76 93L68 85L59 94C55 98 52 96 50 93C48 96 45 98 41 94L32 85L24 93C20 97 14 96 14 90V48C14 23 25 4 50 4Z",
      0xC9C2F7, 0x8E84DC),
    .ellipse(36, 42, 7, 9.5, 0x352F52).mirrored,
    .circle(33.6, 38, 2.4, 0xFFFFFF),
    .circle(61.6, 38, 2.4, 0xFFFFFF),
    .ellipse(50, 63, 6.5, 8, 0x352F52),
    .circle(25, 55, 5.5, 0xF48FB4).faded(0.7).mirrored,
  ]
}
