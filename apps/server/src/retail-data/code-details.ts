import type { RetailLine } from './retail-line.ts'
import { codeOf, isSale } from './retail-line.ts'

/** What the lines of one code say together. */
export type CodeDetails = {
  /** As `codeOf` makes it. */
  readonly code: string
  readonly spellings: ReadonlySet<string>
  readonly lines: number
  readonly sales: number
  /** Lines by description: those of sales, else of all; notes on lost or broken goods stand at lines without a price. */
  readonly descriptions: ReadonlyMap<string, number>
  /** Of sales: lines by price, by month (`YYYY-MM`). Prices in minor units. */
  readonly months: ReadonlyMap<string, ReadonlyMap<number, number>>
}

type Gathered = Omit<CodeDetails, 'spellings' | 'lines' | 'sales' | 'months'> & {
  readonly spellings: Set<string>
  lines: number
  sales: number
  readonly soldAs: Map<string, number>
  readonly calledAs: Map<string, number>
  readonly months: Map<string, Map<number, number>>
}

/** Gathers facts line by line, so that a file of any length needs the memory of its codes alone. */
export class CodeGatherer {
  private readonly codes = new Map<string, Gathered>()

  add(line: RetailLine): void {
    const facts = this.factsOf(codeOf(line))
    facts.lines += 1
    facts.spellings.add(line.code)
    if (line.description !== '') count(facts.calledAs, line.description)
    if (!isSale(line)) return
    facts.sales += 1
    if (line.description !== '') count(facts.soldAs, line.description)
    const month = line.day.slice(0, 7)
    const prices = facts.months.get(month) ?? new Map<number, number>()
    facts.months.set(month, prices)
    count(prices, line.priceMinor)
  }

  /** In the order of their codes, whatever the order of the lines was. */
  all(): CodeDetails[] {
    return [...this.codes.values()].toSorted((one, other) => (one.code < other.code ? -1 : 1))
  }

  private factsOf(code: string): Gathered {
    const known = this.codes.get(code)
    if (known !== undefined) return known
    const [soldAs, calledAs] = [new Map<string, number>(), new Map<string, number>()]
    const facts: Gathered = {
      code,
      spellings: new Set(),
      lines: 0,
      sales: 0,
      soldAs,
      calledAs,
      get descriptions() {
        return soldAs.size > 0 ? soldAs : calledAs
      },
      months: new Map(),
    }
    this.codes.set(code, facts)
    return facts
  }
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
