internal import Raster

/// The drawings of animals.
enum AnimalDrawings {
  static let cat: [Drawing.Layer] = [
    .fill("M12 56L15 12C15 8 19 7 22 9L46 27L30 60Z", 0xF2A03A, 0xDE7F2A).mirrored,
    .fill("M20 40L21 19L36 30Z", 0xF7B5A8).mirrored,
    .ellipse(50, 59, 41, 34, 0xF8B04A, 0xE4862C),
    .line("M50 27V39M39 29L41 38M61 29L59 38", 4, 0xC26A1E),
    .ellipse(50, 76, 19, 13, 0xFFF1DC),
    .circle(32, 57, 6.5, 0x2E2B35).mirrored,
    .circle(30, 54.5, 2.2, 0xFFFFFF),
    .circle(66, 54.5, 2.2, 0xFFFFFF),
    .fill("M44 67H56C57 69 52 74 50 74C48 74 43 69 44 67Z", 0xE5697C),
    .line("M50 73C49 80 42 81 39 78M50 73C51 80 58 81 61 78", 2.6, 0x7A4A35),
    .line("M24 70L6 66M24 76L8 80", 2.4, 0x9A5A2C).mirrored,
  ]

  static let dog: [Drawing.Layer] = [
    .fill(
      "M50 12C72 12 82 28 83 50C84 76 70 94 50 94C30 94 16 76 17 50C18 28 28 12 50 12Z", 0xD9A066,
      0xB97C42),
    .fill("M50 12C54 12 58 40 54 60H46C42 40 46 12 50 12Z", 0xFFF3E2),
    .fill("M33 15C16 8 2 26 4 54C5 70 16 76 21 66C28 52 30 32 33 15Z", 0x8A5530, 0x6B3D20)
      .mirrored,
    .ellipse(50, 72, 25, 19, 0xFFF3E2, 0xF0DCC0),
    .fill(
      "M43 80C45 79 48 77 50 75C52 77 55 79 57 80C57 92 54 97 50 97C46 97 43 92 43 80Z", 0xF0788C,
      0xDB5670),
    .fill("M38 62C38 57 62 57 62 62C62 68 54 72 50 72C46 72 38 68 38 62Z", 0x33282A),
    .line("M50 70V76C48 81 40 82 36 78M50 76C52 81 60 82 64 78", 2.6, 0x6B4630),
    .circle(35, 45, 6, 0x33282A).mirrored,
    .circle(33, 43, 2, 0xFFFFFF),
    .circle(63, 43, 2, 0xFFFFFF),
  ]

  static let frog: [Drawing.Layer] = [
    .circle(28, 29, 19, 0x7CCB5B, 0x55A83F).mirrored,
    .ellipse(50, 61, 44, 33, 0x7CCB5B, 0x3F9138),
    .ellipse(50, 78, 28, 14, 0xB6E08A).faded(0.6),
    .circle(28, 28, 12, 0xFFFFFF).mirrored,
    .circle(30, 29, 7, 0x26302A).mirrored,
    .circle(27.5, 26, 2.4, 0xFFFFFF),
    .circle(67.5, 26, 2.4, 0xFFFFFF),
    .circle(45, 51, 1.8, 0x2E6B2B).mirrored,
    .line("M20 62C30 80 70 80 80 62", 4, 0x2E6B2B),
    .circle(17, 65, 5.5, 0xF2A08A).mirrored,
  ]

  static let fish: [Drawing.Layer] = [
    .fill("M66 52C76 46 82 32 95 24C91 42 91 62 95 80C82 72 76 58 66 52Z", 0xFFC94A, 0xF29A2E),
    .fill("M30 36C36 16 58 12 72 22C66 28 66 34 66 40Z", 0xFFC94A, 0xF29A2E),
    .fill("M38 70C42 84 52 90 62 88C58 82 58 76 60 70Z", 0xFFC94A, 0xF29A2E),
    .fill(
      "M4 54C14 30 38 24 56 32C66 36 74 44 78 52C74 62 64 70 54 74C36 80 14 76 4 54Z", 0x56B8F2,
      0x2470C8),
    .fill(
      "M40 28.4C46 40 46 66 40 77C44 77 48 76 52 74.6C58 64 58 42 52 30.4C48 29 44 28.4 40 28.4Z",
      0xFFD75E, 0xF5AE3A),
    .circle(22, 48, 8, 0xFFFFFF),
    .circle(20.5, 49, 4.5, 0x20304A),
    .circle(19, 47, 1.6, 0xFFFFFF),
    .line("M9 62C13 65 17 65 20 63", 2.6, 0x17509A),
  ]

  static let penguin: [Drawing.Layer] = [
    .ellipse(37, 93, 13, 5, 0xF7A02F).mirrored,
    .fill("M24 40C12 50 6 64 9 78C17 76 24 70 28 62Z", 0x466CB2, 0x2C4A8A).mirrored,
    .fill(
      "M50 4C72 4 79 22 80 44C83 72 74 92 50 92C26 92 17 72 20 44C21 22 28 4 50 4Z", 0x5680C8,
      0x2F4F92),
    .fill(
      "M50 34C57 20 72 24 72 42C74 72 66 86 50 86C34 86 26 72 28 42C28 24 43 20 50 34Z", 0xFFFFFF,
      0xDDE8F4),
    .circle(39, 38, 5, 0x232A3C).mirrored,
    .circle(37.6, 36.4, 1.7, 0xFFFFFF),
    .circle(59.6, 36.4, 1.7, 0xFFFFFF),
    .fill("M41 46C45 43 55 43 59 46C57 53 52 57 50 57C48 57 43 53 41 46Z", 0xFFB23E, 0xEE8424),
    .circle(32, 49, 4.5, 0xF59AA5).faded(0.7).mirrored,
  ]

  static let turtle: [Drawing.Layer] = [
    .fill("M14 62L2 74C8 77 16 75 20 70Z", 0x9CD067),
    .fill("M20 66H38V82C38 88 20 88 20 82ZM56 66H74V82C74 88 56 88 56 82Z", 0x9CD067, 0x6FAE45),
    .fill("M72 68C78 62 74 44 85 40C95 38 99 48 97 57C95 68 88 76 76 76Z", 0xA9DA72, 0x7DBB4E),
    .fill(
      "M6 66C6 36 24 18 44 18C64 18 82 36 82 66C82 71 80 73 76 73H12C8 73 6 71 6 66Z", 0x5C9E52,
      0x2F6E3C),
    .fill("M33 29H55L62 46L44 60L26 46Z", 0xA6CF6A, 0x86B850),
    .fill("M22 52L37 64L34 68H13C13 62 17 55 22 52Z", 0xA6CF6A, 0x86B850),
    .fill("M66 52L51 64L54 68H75C75 62 71 55 66 52Z", 0xA6CF6A, 0x86B850),
    .circle(87, 51, 3.6, 0x26302A),
    .line("M96 60C93 64 89 65 86 64", 2.4, 0x4A7A30),
  ]

  static let bee: [Drawing.Layer] = [
    .ellipse(44, 28, 13, 22, 0xC4E2F9, 0x8FBDE8, turned: -24),
    .ellipse(68, 28, 13, 22, 0xC4E2F9, 0x8FBDE8, turned: 24),
    .fill("M86 58L98 64L86 72Z", 0x8A6A4A),
    .line("M28 52C27 38 20 31 12 31M36 46C36 34 31 27 24 23", 3.4, 0x8A6A4A),
    .ellipse(54, 65, 36, 26, 0xFFD54F, 0xF2A92C),
    .fill(
      "M45 40C50 52 50 78 45 90C49 91 53 91.4 57 91C62 78 62 52 57 39C53 38.6 49 39 45 40Z",
      0x4A3B3A, 0x2F2529),
    .fill(
      "M68 41.4C73 54 73 76 68 88.6C72 87 76 84.6 79 82C82 72 82 58 79 48C76 45.4 72 43 68 41.4Z",
      0x4A3B3A, 0x2F2529),
    .circle(30, 59, 5, 0x2F2529),
    .circle(28.6, 57.2, 1.7, 0xFFFFFF),
    .line("M24 70C27 74 32 74 35 71", 2.8, 0x7A4A1C),
    .circle(38, 68, 4, 0xF2788A).faded(0.6),
  ]

  static let octopus: [Drawing.Layer] = [
    .line("M22 62C18 78 4 76 6 66", 10, 0xB254C8).mirrored,
    .line("M31 68C30 88 14 94 10 84", 10, 0xBD5ED2).mirrored,
    .line("M42 70C44 88 38 96 29 94", 10, 0xC868DC).mirrored,
    .fill(
      "M50 6C74 6 84 24 83 42C82 56 78 64 72 72C66 78 34 78 28 72C22 64 18 56 17 42C16 24 26 6 50 6Z",
      0xDC86EC, 0xB254C8),
    .circle(36, 44, 9, 0xFFFFFF).mirrored,
    .circle(37.5, 45.5, 5, 0x3B2347).mirrored,
    .circle(36, 43.4, 1.8, 0xFFFFFF),
    .circle(61, 43.4, 1.8, 0xFFFFFF),
    .line("M42 60C46 65 54 65 58 60", 3, 0x6B2A7E),
    .circle(27, 56, 4.6, 0xF48FB4).faded(0.8).mirrored,
    .ellipse(35, 20, 6, 4, 0xFFFFFF, turned: -30).faded(0.4),
  ]

  static let butterfly: [Drawing.Layer] = [
    .fill("M47 54C36 50 14 58 15 76C16 94 40 96 48 62Z", 0x45B5D8, 0x2377B4).mirrored,
    .fill("M48 52C46 26 26 6 10 10C-2 14 6 42 16 52C24 59 40 58 48 52Z", 0x62D0E4, 0x2C8AC8)
      .mirrored,
    .ellipse(24, 32, 9, 13, 0xFFD75E, 0xF7A93A, turned: -28).mirrored,
    .circle(28, 75, 7, 0xFFD75E, 0xF7A93A).mirrored,
    .line("M49 26C46 16 42 10 36 8", 3, 0x8A5C44).mirrored,
    .line("M50 32V80", 8, 0x8A5C44),
    .circle(50, 28, 7, 0x8A5C44),
  ]
}
