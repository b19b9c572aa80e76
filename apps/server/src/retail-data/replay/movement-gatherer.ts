import { createHash } from 'node:crypto'
import type { RetailLine } from '../retail-line.ts'
import { codeOf } from '../retail-line.ts'
import type { Document, MovementKind } from './movement.ts'
import { readMovement } from './movement.ts'

/** A line that moves stock, if its code is one of goods. */
export type Movement = {
  readonly code: string
  readonly kind: MovementKind
  /** Above zero. */
  readonly quantity: number
  readonly document: Document
}

/** Lines of a code that move nothing, by why. */
export type LeftOut = ReadonlyMap<string, ReadonlyMap<string, number>>

const bytesOfIdentity = 6

/** Keeps what a file says of stock, each text once, so that a year of half a million lines needs some tens of MiB. */
export class MovementGatherer {
  /** Movements by day, in the order of their lines. */
  readonly days = new Map<string, Movement[]>()
  readonly leftOut = new Map<string, Map<string, number>>()
  private readonly documents = new Map<string, Document>()
  private readonly codes = new Map<string, string>()
  private readonly hash = createHash('sha256')

  add(line: RetailLine): void {
    const { invoice, day, quantity, priceMinor } = line
    const code = onceEach(this.codes, codeOf(line))
    this.hash.update(`${invoice}\t${code}\t${quantity}\t${day}\t${priceMinor}\n`)
    const reading = readMovement(line)
    if (reading.kind === null) {
      const reasons = this.leftOut.get(code) ?? new Map<string, number>()
      this.leftOut.set(code, reasons.set(reading.why, (reasons.get(reading.why) ?? 0) + 1))
      return
    }
    const document = this.documents.get(invoice) ?? reading.document
    this.documents.set(invoice, document)
    const movement = { code, kind: reading.kind, quantity: Math.abs(quantity), document }
    const known = this.days.get(day)
    if (known === undefined) this.days.set(day, [movement])
    else known.push(movement)
  }

  /** A number that tells these lines, going to these places, from others. Call it once, at the end. */
  identity(...places: readonly number[]): number {
    return this.hash.update(places.join()).digest().readUIntBE(0, bytesOfIdentity)
  }
}

function onceEach(known: Map<string, string>, text: string): string {
  const first = known.get(text)
  if (first !== undefined) return first
  known.set(text, text)
  return text
}
