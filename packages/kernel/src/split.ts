/**
 * Splits an amount by weights so that the parts add up to it exactly: each share is cut off, and what is left over goes, one unit
 * each, to the largest fractions, of equal ones to the first. A negative amount is the mirror of the positive one. Weights of
 * nothing but 0 count as equal; without weights there are no parts.
 */
export function splitByWeights(amount: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.length === 0) return []
  if (amount < 0n) return splitByWeights(-amount, weights).map((part) => -part)
  const given = weights.some((weight) => weight > 0n) ? weights : weights.map(() => 1n)
  const whole = given.reduce((sum, weight) => sum + weight, 0n)
  const parts = given.map((weight) => (amount * weight) / whole)
  const rests = given.map((weight, place) => ({ place, rest: (amount * weight) % whole }))
  const left = amount - parts.reduce((sum, part) => sum + part, 0n)
  // The sort is stable, so that of equal fractions the first comes first.
  const lucky = rests.toSorted((one, other) => (one.rest < other.rest ? 1 : one.rest > other.rest ? -1 : 0))
  const raised = new Set(lucky.slice(0, Number(left)).map(({ place }) => place))
  return parts.map((part, place) => (raised.has(place) ? part + 1n : part))
}
