/** A plain decimal with two to six decimals. */
export function decimalOfMillionths(millionths: bigint): string {
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, '0')
  const decimals = digits.slice(-6).replace(/0{1,4}$/, '')
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -6)}.${decimals}`
}
