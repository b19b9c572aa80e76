import { priceList } from '@countinghouse/contract/procure/price-list'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { savePriceLists } from './prices/price-list-guard.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const guards = { [priceList.entity]: savePriceLists }

const isLocked: ConstraintRule = async () => new AppError('procure.list_locked')

/** Only reached by concurrent writes; otherwise the guard reports these errors first. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'procure.price_money': isLocked,
  'procure.price_option_surcharge_money': isLocked,
  'procure.price_list_money': isLocked,
  'procure.price_list_parent_alike': async () => new AppError('procure.list_parent'),
  'procure.price_list_cycle': async () => new AppError('procure.list_cycle'),
  'procure.price_list_one_default': async () => new AppError('procure.list_default'),
}

export const module = defineModule({ guards, constraintRules })
