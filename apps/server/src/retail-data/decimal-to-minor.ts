/** A plain decimal such as `-1.005` as minor units, half away from zero. Throws: RangeError where it is no plain decimal. */
export function decimalToMinor(decimal: string, digits: number): number {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,12}))?$/.exec(decimal) ?? []
  if (sign === undefined) throw new RangeError(`"${decimal}" is no decimal.`)
  const isUp = Number(decimals[digits] ?? '0') >= 5
  const minor = Number(whole + decimals.slice(0, digits).padEnd(digits, '0')) + (isUp ? 1 : 0)
  return sign === '-' && minor > 0 ? -minor : minor
}
