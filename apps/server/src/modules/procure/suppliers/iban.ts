/** Length of an IBAN by country. Source: SWIFT, IBAN registry, release 99. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
}

export type IbanFault =
  | { readonly key: 'iban_form' }
  | { readonly key: 'iban_length'; readonly length: number }
  | { readonly key: 'iban_check' }

/** The error of an IBAN in capital letters and digits; null: none. Source: ISO 13616-1, check digits by ISO 7064 MOD 97-10. */
export function ibanFault(iban: string): IbanFault | null {
  const length = lengths[iban.slice(0, 2)]
  if (length === undefined || !/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) return { key: 'iban_form' }
  if (iban.length !== length) return { key: 'iban_length', length }
  return remainderOf(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? null : { key: 'iban_check' }
}

/** Remainder modulo 97 of the text as a number, with A as 10 to Z as 35. */
function remainderOf(text: string): number {
  return [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}

/** Bank, country, location and optional branch. Source: ISO 9362. */
export function isBic(bic: string): boolean {
  return /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic)
}
