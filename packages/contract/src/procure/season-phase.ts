/** How far a season is, in its order. */
export const seasonPhases = ['planned', 'buying', 'selling', 'markdown', 'closed'] as const
type SeasonPhase = (typeof seasonPhases)[number]

type Dates = Readonly<Record<string, unknown>>

/** How far a season is by its dates on a business day, `YYYY-MM-DD`; null where it has none to tell. */
export function phaseOnDay(dates: Dates, day: string): SeasonPhase | null {
  const dayOf = (name: string) => (typeof dates[name] === 'string' ? dates[name] : null)
  const hasCome = (name: string) => (dayOf(name) ?? '9999') <= day
  const begin = ['buyingFrom', 'deliveryFrom', 'sellingFrom', 'markdownFrom']
  if ([...begin, 'sellingTo'].every((name) => dayOf(name) === null)) return null
  if ((dayOf('sellingTo') ?? '9999') < day) return 'closed'
  if (hasCome('markdownFrom')) return 'markdown'
  if (hasCome('sellingFrom')) return 'selling'
  return hasCome('buyingFrom') || hasCome('deliveryFrom') ? 'buying' : 'planned'
}

/** Beginnings that stand before what should come first, each with that; allowed, but seldom meant. */
export function disorderOf(dates: Dates): readonly { readonly field: string; readonly before: string }[] {
  const order = ['buyingFrom', 'deliveryFrom', 'sellingFrom', 'markdownFrom']
  const given = order.filter((name) => typeof dates[name] === 'string')
  return given.flatMap((field, at) => {
    const before = given[at - 1]
    return before !== undefined && String(dates[field]) < String(dates[before]) ? [{ field, before }] : []
  })
}
