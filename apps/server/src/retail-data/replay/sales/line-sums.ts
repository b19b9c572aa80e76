import { decimalOfMillionths } from './millionths.ts'

/** Lines of one class with their sum, as written in the file. `reason`: why they are not posted; null: they are. */
export type ClassSum = {
  readonly name: string
  readonly reason: string | null
  readonly lines: number
  /** Quantity × price in the file's currency, exact. */
  readonly amount: string
}

type Sum = { readonly name: string; readonly reason: string | null; lines: number; millionths: bigint }

/** Accounts for every line of a file by class. */
export class LineSums {
  private readonly sums = new Map<string, Sum>()

  add(
    { name, reason }: Pick<Sum, 'name' | 'reason'>,
    line: { readonly quantity: number; readonly priceMillionths: number },
  ): void {
    const key = `${name}\t${reason ?? ''}`
    const sum = this.sums.get(key) ?? { name, reason, lines: 0, millionths: 0n }
    this.sums.set(key, sum)
    sum.lines += 1
    sum.millionths += BigInt(line.quantity) * BigInt(line.priceMillionths)
  }

  /** Posted classes first, then those left out by their number of lines; `total` is that of the file. */
  all(): { readonly classes: readonly ClassSum[]; readonly total: Pick<ClassSum, 'lines' | 'amount'> } {
    const sums = [...this.sums.values()].toSorted(
      (one, other) =>
        Number(one.reason !== null) - Number(other.reason !== null) ||
        other.lines - one.lines ||
        (one.name + one.reason < other.name + other.reason ? -1 : 1),
    )
    return {
      classes: sums.map(({ millionths, ...sum }) => ({ ...sum, amount: decimalOfMillionths(millionths) })),
      total: {
        lines: sums.reduce((count, { lines }) => count + lines, 0),
        amount: decimalOfMillionths(sums.reduce((sum, { millionths }) => sum + millionths, 0n)),
      },
    }
  }
}
