const ppmPerPercent = 10_000

/** Typed per cent to parts per million; `.` or `,` is the decimal mark. Null when it is not a rate of at most 4 decimals. */
export function ppmOfPercent(entered: string): number | null {
  const match = /^(-?)(\d{1,7})(?:[.,](\d{1,4}))?\s*[%٪]?$/.exec(latinDigits(entered).trim())
  if (match === null) return null
  const [, sign, whole, decimals = ''] = match
  const ppm = Number(whole) * ppmPerPercent + Number(decimals.padEnd(4, '0'))
  return sign === '-' ? -ppm : ppm
}

/** Parts per million as the per cent a person would type: `125000` -> `12.5`. */
export function percentOfPpm(ppm: number): string {
  const sign = ppm < 0 ? '-' : ''
  const whole = Math.trunc(Math.abs(ppm) / ppmPerPercent)
  const decimals = String(Math.abs(ppm) % ppmPerPercent)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`
}

/** Arabic-Indic and Persian digits and marks as the Latin ones. */
export function latinDigits(entered: string): string {
  return entered
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, '.')
}
