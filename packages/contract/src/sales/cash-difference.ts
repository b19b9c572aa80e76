type Counted = {
  readonly kind: string
  readonly expectedMinor: number | null
  readonly countedMinor: number | null
  readonly foreign: unknown
}

/**
 * Counted less expected cash, that of the company's currency together and each other currency by itself, so that more of one does not hide
 * less of another. Empty until it was counted. Units: minor units of the company's currency.
 */
export function cashDifferences(tenders: readonly Counted[]): readonly number[] {
  const counted = tenders.filter(({ kind, countedMinor }) => kind === 'cash' && countedMinor !== null)
  const of = ({ countedMinor, expectedMinor }: Counted) => (countedMinor ?? 0) - (expectedMinor ?? 0)
  const own = counted.filter(({ foreign }) => foreign === null)
  return counted.length === 0
    ? []
    : [own.reduce((sum, tender) => sum + of(tender), 0), ...counted.filter((one) => !own.includes(one)).map(of)]
}

/** Whether one of them is above the tolerance, so that the session is closed with a reason. */
export function needsReason(tenders: readonly Counted[], toleranceMinor: number): boolean {
  return cashDifferences(tenders).some((difference) => Math.abs(difference) > toleranceMinor)
}
