import { location } from '@countinghouse/contract/inventory/location'
import { text } from '@countinghouse/contract/inventory/location.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { StoreBlocker } from '../../platform/registry/blocker.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { checkLocations } from './locations/check-locations.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Physical locations; the virtual ones are the ledger's. */
const pickers = [
  pickerTable({
    entity: location.entity,
    page: location.page,
    codeKey: sql`r.code_key`,
    isActive: sql`r.status = 'active' and r.kind in ('shelf', 'staging')`,
  }),
]

const guards = { [location.entity]: checkLocations }

function taken(field: string, words: Text): ConstraintRule {
  return async ({ locale }) => {
    const message = format(words, locale)
    return new AppError('duplicate', { message, fields: { [field]: [{ code: 'duplicate', message }] } })
  }
}

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Two concurrent writes set a default location.
  'inventory.location_main': taken('isMain', text.rule_main_in_use),
  'inventory.location_damaged': taken('isDamaged', text.damaged_taken),
  'inventory.location_code_of_store': taken('code', text.rule_reserved_code),
  // Cannot occur: role app creates no virtual location.
  'inventory.location_one_of_kind': taken('kind', text.kind),
}

const storeBlockers: readonly StoreBlocker[] = [
  {
    key: 'inventory.stock_lies_there',
    words: text.blocked_stock,
    facts: ({ companyId, storeId }) => sql`
      select jsonb_build_object('count', count(*)) from inventory.stock_pool p
      where p.company_id = ${companyId} and p.store_id = ${storeId} and p.on_hand > 0 having count(*) > 0`,
  },
]

export const module = defineModule({ pickers, guards, constraintRules, storeBlockers })
