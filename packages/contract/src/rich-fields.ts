import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { idOf } from './values.ts'

// Kinds of fields beside those of fields.ts, which every page loads.

/**
 * A record of the company, picked from a list: a master's, or that of another table which its module declares as `pickers`. The
 * field's name ends with `Id`, its column has a foreign key `(company_id, x) -> (company_id, id)`. `list`: the table, `erp.store`.
 */
export function recordField(list: string) {
  return idOf(list).meta({ widget: 'record', list, entity: list })
}

/**
 * Money in integer minor units, typed and shown in major ones. `currency`: the field of the same record that holds the code of
 * its currency; left out, it is the company's. The field's name ends with `Minor`.
 */
export function amountField(options: { min?: number; max?: number; currency?: string } = {}) {
  return z
    .int()
    .min(options.min ?? 0)
    .max(options.max ?? mostMinor)
    .meta({ widget: 'amount', ...(options.currency !== undefined && { currency: options.currency }) })
}
