import type { RetailLine } from '../../retail-line.ts'
import { codeOf } from '../../retail-line.ts'

/** A line as its invoice has it. Units: pieces; minor units; millionths of the currency, as written. */
export type DocumentLine = Pick<RetailLine, 'quantity' | 'priceMinor' | 'priceMillionths'> & { readonly code: string }

/** An invoice or a credit note of a day, with all its lines. */
export type FileDocument = Pick<RetailLine, 'invoice' | 'day' | 'time' | 'customer'> & {
  readonly lines: readonly DocumentLine[]
}

type Gathered = FileDocument & { readonly lines: DocumentLine[] }

/** Keeps every line of a file under its document, each text once. */
export class DocumentGatherer {
  private readonly byDay = new Map<string, Map<string, Gathered>>()
  private readonly codes = new Map<string, string>()

  add(line: RetailLine): void {
    const { invoice, day, time, customer, quantity, priceMinor, priceMillionths } = line
    const typed = codeOf(line)
    const code = this.codes.get(typed) ?? typed
    this.codes.set(code, code)
    const documents = this.byDay.get(day) ?? new Map<string, Gathered>()
    this.byDay.set(day, documents)
    const document = documents.get(invoice) ?? { invoice, day, time, customer, lines: [] }
    documents.set(invoice, document)
    document.lines.push({ code, quantity, priceMinor, priceMillionths })
  }

  /** Days in order, their documents in the order of the file. */
  days(): { readonly day: string; readonly documents: readonly FileDocument[] }[] {
    return [...this.byDay]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, documents]) => ({ day, documents: [...documents.values()] }))
  }
}
