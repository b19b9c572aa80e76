/** 1,000 %. Units: parts per million. */
export const mostDuty = 10_000_000

export type Duty = { readonly hsPrefix: string; readonly duty: number }

/**
 * Duty for an HS code in parts per million: that of the longest matching prefix, else `otherwise`. Dots and spaces in the code
 * are ignored.
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
