import { text } from '@countinghouse/contract/accounts/errors.text'
import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { z } from 'zod'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const Rated = z.object({ kind: z.string(), rates: z.array(z.object({ rate: z.int() })) })
const taxed = ['standard', 'reduced', 'reverse_charge']

/** Taxed kinds have a rate, the others none above 0 %. */
const ratesOfKind: MasterGuard = {
  beforeWrite: (ctx, _tx, { before, after }) => {
    if (after?.['kind'] === undefined && after?.['rates'] === undefined) return
    const { kind, rates } = Rated.parse({ ...before, ...after })
    const refuse = (code: 'tax_rates_none' | 'tax_rates_above') =>
      fail('accounts.tax_rates', { fields: { rates: [{ code, message: format(text[code], ctx.locale) }] } })
    if (taxed.includes(kind)) {
      if (rates.length === 0) refuse('tax_rates_none')
    } else if (rates.some(({ rate }) => rate > 0)) refuse('tax_rates_above')
  },
}

const guards = { [taxCode.entity]: ratesOfKind }

export const module = defineModule({ guards })
