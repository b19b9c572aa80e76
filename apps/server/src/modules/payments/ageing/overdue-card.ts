import type { Card } from '../../../platform/registry/card.ts'
import type { AgeingSide } from './find-ageing.ts'
import { findAgeing } from './find-ageing.ts'

const mostRows = 5
const overdueOf = (row: { to30: number; to60: number; to90: number; over90: number }) =>
  row.to30 + row.to60 + row.to90 + row.over90

/** What is overdue on one side, with the parties of the highest amounts. */
export function overdueCard(side: AgeingSide, told: Pick<Card, 'key' | 'title' | 'definition' | 'places'>): Card {
  return {
    ...told,
    page: side.page,
    isOfCompany: true,
    unit: 'money',
    address: side.page.path,
    find: async (ctx, reader) => {
      const { rows, totals } = await findAgeing(ctx, reader, side, {})
      return {
        value: overdueOf(totals),
        rows: rows
          .map((row) => ({ name: { en: row.party, ar: row.party }, value: overdueOf(row), address: null }))
          .filter(({ value }) => value > 0)
          .toSorted((one, other) => other.value - one.value)
          .slice(0, mostRows),
      }
    },
  }
}
