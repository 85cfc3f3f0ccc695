/**
 * Whose portraits there are, by card number; guests by the colour of their card. A portrait that is
 * missing does not compile; that nobody is missing here is tested against the cards of the rules.
 */
export const GUESTS_BY_COLOR = {
  blue: [
    63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 141, 142, 143, 144, 145, 146, 147, 185,
  ],
  red: [
    77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 117, 148, 149, 150, 151, 152, 153, 154,
    186, 191,
  ],
  yellow: [
    49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 118, 134, 135, 136, 137, 138, 139, 140,
    188, 192,
  ],
  green: [
    91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 155, 156, 157, 158, 159, 160, 161,
    162, 184, 187, 189, 190,
  ],
} as const;
export type GuestsOf<Color extends keyof typeof GUESTS_BY_COLOR> =
  (typeof GUESTS_BY_COLOR)[Color][number];

export const HOUSE_STAFF_NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
  28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
] as const;
export const WALTZ_STAFF_NUMBERS = [
  119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 166, 167, 168, 169,
  170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 183,
] as const;
export type HouseStaff = (typeof HOUSE_STAFF_NUMBERS)[number];
export type WaltzStaff = (typeof WALTZ_STAFF_NUMBERS)[number];
