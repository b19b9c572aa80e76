import { fieldModel } from './field-model.ts'
import type { Master } from './master.ts'

/** Whether records of a master begin as drafts. */
export function hasDrafts({ listing }: Pick<Master, 'listing'>): boolean {
  const { status } = listing.fields
  return status !== undefined && fieldModel('status', status).choices.includes('draft')
}
