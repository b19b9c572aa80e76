import { deliveryCompany } from '@countinghouse/contract/erp/delivery-company'
import { tryRate } from '@countinghouse/contract/erp/try-rate'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { validateCompany } from './delivery/validate-company.ts'
import { quoteParcel } from './delivery/quote.ts'
import { withNames } from './delivery/with-names.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [handleRead(tryRate, quoteParcel)]

const completions = { [deliveryCompany.listing.name]: withNames }

const guards = { [deliveryCompany.entity]: validateCompany }

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.delivery_company_rate_apart': async () => new AppError('erp.weight_bands_overlap'),
}

export const module = defineModule({ api, completions, guards, constraintRules })
