type Values = Readonly<Partial<Record<string, number | null>>>
type Compared = { readonly figures: Values; readonly before: Values | null }

/** By how much a figure differs from the compared one; `ratePpm` is of that one, null where there is nothing to divide by. */
export function varianceOf(
  { figures, before }: Compared,
  measure: string,
): { readonly difference: number | null; readonly ratePpm: number | null } {
  const [now, then] = [figures[measure] ?? null, before?.[measure] ?? null]
  if (now === null || then === null) return { difference: null, ratePpm: null }
  const difference = now - then
  return { difference, ratePpm: then === 0 ? null : Math.round((difference / Math.abs(then)) * 1_000_000) }
}
