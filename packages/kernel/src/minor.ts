/** Amounts of this many digits are exact in JavaScript, in JSON and in a spreadsheet. Units: minor units. */
export const mostMinor = 999_999_999_999_999
