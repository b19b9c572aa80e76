/** Phases of a season in order. */
export const seasonPhases = ['planned', 'buying', 'selling', 'markdown', 'closed'] as const
type SeasonPhase = (typeof seasonPhases)[number]

type Dates = Readonly<Record<string, unknown>>

/** Phase of a season by its dates on a business date, `YYYY-MM-DD`; null without relevant dates. */
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

/** Start dates before the one that should precede them, as pairs; allowed, but rarely intended. */
export function disorderOf(dates: Dates): readonly { readonly field: string; readonly before: string }[] {
  const order = ['buyingFrom', 'deliveryFrom', 'sellingFrom', 'markdownFrom']
  const given = order.filter((name) => typeof dates[name] === 'string')
  return given.flatMap((field, at) => {
    const before = given[at - 1]
    return before !== undefined && String(dates[field]) < String(dates[before]) ? [{ field, before }] : []
  })
}
