/** Ten times the value. Units: parts per million. */
export const mostDuty = 10_000_000

export type Duty = { readonly hsPrefix: string; readonly duty: number }

/**
 * The duty of goods with an HS code, in parts per million: that of the longest beginning of the code which has one, else `otherwise`.
 * Dots and blanks of the code make no difference. Source: procurement.md 4.4.
 */
export function dutyOf(
  { duties, otherwise }: { readonly duties: readonly Duty[]; readonly otherwise: number | null },
  hsCode: string,
): { readonly duty: number | null; readonly hsPrefix: string | null } {
  const code = hsCode.replaceAll(/[\s.]/g, '')
  const [longest] = duties
    .filter(({ hsPrefix }) => code.startsWith(hsPrefix))
    .toSorted((one, other) => other.hsPrefix.length - one.hsPrefix.length)
  return longest === undefined
    ? { duty: otherwise, hsPrefix: null }
    : { duty: longest.duty, hsPrefix: longest.hsPrefix }
}
