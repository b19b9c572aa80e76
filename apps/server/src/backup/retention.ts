const kept = { days: 7, weeks: 4, months: 12, upgrades: 3 } as const

type Dated = { readonly at: Date; readonly reason: 'nightly' | 'upgrade' }

/**
 * Those to be removed: not the newest of one of the last 7 days, 4 weeks or 12 months that have one, and of those before upgrades,
 * which alone lead back to the version before, not one of the newest 3. Days begin at midnight UTC.
 */
export function superseded<T extends Dated>(backups: readonly T[]): T[] {
  const newestFirst = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const [nightly, upgrades] = [
    newestFirst.filter(({ reason }) => reason === 'nightly'),
    newestFirst.filter(({ reason }) => reason === 'upgrade'),
  ]
  const wanted = new Set<T>([
    ...newestOfEach(nightly, dayOf).slice(0, kept.days),
    ...newestOfEach(nightly, weekOf).slice(0, kept.weeks),
    ...newestOfEach(nightly, monthOf).slice(0, kept.months),
    ...upgrades.slice(0, kept.upgrades),
  ])
  return newestFirst.filter((backup) => !wanted.has(backup))
}

function newestOfEach<T extends Dated>(newestFirst: readonly T[], periodOf: (at: Date) => string): T[] {
  return [...Map.groupBy(newestFirst, ({ at }) => periodOf(at)).values()].flatMap(([newest]) => newest ?? [])
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}

/** The Monday that the week began with. */
function weekOf(at: Date): string {
  const monday = new Date(at)
  monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return dayOf(monday)
}
