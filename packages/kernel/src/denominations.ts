/** Notes and coins of currencies whose series is not 1, 2, 5. Units: minor units. */
const own: Readonly<Record<string, readonly number[]>> = {
  USD: [10_000, 5000, 2000, 1000, 500, 200, 100, 50, 25, 10, 5, 1],
  CAD: [10_000, 5000, 2000, 1000, 500, 200, 100, 25, 10, 5],
  GBP: [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  EUR: [50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  CHF: [100_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  AED: [100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 100, 50, 25],
  SAR: [50_000, 20_000, 10_000, 5000, 1000, 500, 200, 100, 50, 25, 10, 5, 1],
}

/** The values that cash is counted by, the largest first; of other currencies the series 1, 2, 5. Units: minor units. */
export function denominationsOf(currency: string): readonly number[] {
  const known = own[currency]
  if (known !== undefined) return known
  return [10_000, 1000, 100, 10, 1].flatMap((power) => [5 * power, 2 * power, power])
}
