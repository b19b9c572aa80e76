type Season = Readonly<Record<string, unknown>>

/** The seasons of a year beside which a shop sells no other. */
const mainTypes: readonly unknown[] = ['spring_summer', 'autumn_winter']

/** The other main seasons that are sold on a day on which this one is, if it is a main one itself. */
export function overlapping<S extends Season & { readonly id: number }>(
  wanted: Season,
  id: number | null,
  seasons: readonly S[],
): S[] {
  const own = sellingOf(wanted)
  if (own === null) return []
  return seasons.filter((season) => {
    const other = season.id === id ? null : sellingOf(season)
    return other !== null && own.from <= other.to && other.from <= own.to
  })
}

function sellingOf({ type, sellingFrom, sellingTo }: Season): { readonly from: string; readonly to: string } | null {
  if (!mainTypes.includes(type) || typeof sellingFrom !== 'string' || typeof sellingTo !== 'string') return null
  return { from: sellingFrom, to: sellingTo }
}
