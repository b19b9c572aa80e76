import type { Completion } from '../../../platform/lists/list-source.ts'
import { isWanted } from '../../../platform/lists/open-completion.ts'
import { findQuantities } from './find-figures.ts'

const figures = ['onHand', 'available', 'onOrder', 'coverDays'] as const
const none = { onHand: null, available: null, onOrder: null, coverDays: null }

/** What there is of each product of a page in the stores of the caller. */
export const enrichWithFigures: Completion = async (asking, db, rows) => {
  const { companyId, grants, now } = asking
  if (grants === undefined || !isWanted(asking, figures)) return rows.map((row) => ({ ...none, ...row }))
  const ids = rows.map(({ id }) => id)
  const found = await findQuantities({ companyId, grants, now }, db, { of: 'product', ids, storeId: null })
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, ...none, ...byId.get(row.id) }))
}
