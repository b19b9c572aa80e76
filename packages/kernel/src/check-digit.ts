/**
 * The digit that follows from those before it: from the right by 3, 1, 3, 1 …, and up to the next ten.
 * Source: docs/guides/procure.md, Barcodes.
 */
export function checkDigit(body: string): number {
  const sum = [...body]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
