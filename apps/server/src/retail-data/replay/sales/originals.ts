import type { FileDocument } from './document-gatherer.ts'

/** A line of a receipt and how much of it has not come back. */
type Sold = { readonly uid: string; readonly lineNo: number; readonly at: string; left: number }
export type Taken = { readonly uid: string; readonly lineNo: number; readonly quantity: number }

type Bought = { readonly code: string; readonly priceMinor: number }

/**
 * Finds what came back among what was sold before: the same customer, code and price. Only keys that some return has are kept, so that a
 * year needs the memory of its returns alone.
 */
export class Originals {
  private readonly wanted: ReadonlySet<string>
  private readonly sold = new Map<string, Sold[]>()

  constructor(wanted: ReadonlySet<string>) {
    this.wanted = wanted
  }

  add(document: FileDocument, line: Bought & { readonly quantity: number }, place: Pick<Sold, 'uid' | 'lineNo'>): void {
    const key = keyOf(document, line)
    if (key === null || !this.wanted.has(key)) return
    const lines = this.sold.get(key) ?? []
    this.sold.set(key, lines)
    lines.push({ ...place, at: timeOf(document), left: line.quantity })
  }

  /** The latest line that has enough left, else the latest ones together; less than the quantity where they have less. */
  take(document: FileDocument, line: Bought, quantity: number): Taken[] {
    const key = keyOf(document, line)
    const lines = key === null ? [] : (this.sold.get(key) ?? [])
    const latest = lines.filter(({ left, at }) => left > 0 && at <= timeOf(document)).toReversed()
    const whole = latest.find(({ left }) => left >= quantity)
    let missing = quantity
    return (whole === undefined ? latest : [whole]).flatMap((sold) => {
      const taken = Math.min(missing, sold.left)
      if (taken === 0) return []
      missing -= taken
      sold.left -= taken
      return [{ uid: sold.uid, lineNo: sold.lineNo, quantity: taken }]
    })
  }
}

/** Null for a customer that the file does not name: anyone may have bought it. */
export function keyOf({ customer }: FileDocument, { code, priceMinor }: Bought): string | null {
  return customer === '' ? null : `${customer}\t${code}\t${priceMinor}`
}

function timeOf({ day, time }: FileDocument): string {
  return `${day} ${time}`
}
