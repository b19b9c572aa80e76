type Season = Readonly<Record<string, unknown>>

/** Season types of which only one is normally sold at a time. */
const mainTypes: readonly unknown[] = ['spring_summer', 'autumn_winter']

/** Other main seasons whose selling period overlaps this one, if it is a main season. */
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
