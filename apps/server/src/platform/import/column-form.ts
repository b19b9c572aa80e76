import type { DecimalMark } from '@countinghouse/kernel/number'
import { readNumber } from '@countinghouse/kernel/number'
import type { Cell } from '../spreadsheet/cell.ts'
import type { DateOrder } from './read-date.ts'
import { readDate } from './read-date.ts'

export type RateUnit = 'percent' | 'fraction'
/** How the cells of one column are written; null where its rows leave it open. */
export type ColumnForm = {
  readonly dateOrder: DateOrder | null
  readonly decimalMark: DecimalMark | null
  readonly rateUnit: RateUnit | null
  /** Weights are in grams, lengths in millimetres; not there: as the fields show them. */
  readonly isSmallUnit?: boolean
}

/** Learns from every row of a column how it is written, so that no single cell is guessed. */
export class ColumnEvidence {
  private readonly orders = new Set<DateOrder>()
  private readonly marks = new Set<DecimalMark>()
  private isPercent: boolean
  private readonly isSmallUnit: boolean

  /** A heading such as `Discount (%)` or `weight_g` says the unit. */
  constructor(heading: string) {
    this.isPercent = /[%٪]/.test(heading)
    this.isSmallUnit = /[ _(](?:g|mm)\)?$/i.test(heading.trim())
  }

  see(cell: Cell): void {
    if (typeof cell === 'number' && Math.abs(cell) > 1) this.isPercent = true
    if (typeof cell !== 'string') return
    const date = readDate(cell)
    if (date?.kind === 'certain' && date.order !== null) this.orders.add(date.order)
    const number = readNumber(cell.replace(/[%٪]\s*$/, ''))
    if (number?.kind === 'certain' && number.mark !== null) this.marks.add(number.mark)
  }

  form(): ColumnForm {
    return {
      dateOrder: onlyOf(this.orders),
      decimalMark: onlyOf(this.marks),
      rateUnit: this.isPercent ? 'percent' : null,
      isSmallUnit: this.isSmallUnit,
    }
  }
}

function onlyOf<T>(seen: ReadonlySet<T>): T | null {
  const [only] = seen
  return seen.size === 1 && only !== undefined ? only : null
}
