import { text } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import { kernelRefusalOf } from '../../../platform/database/pg-errors.ts'

/** Shows the refusal of a closed fiscal period at the field with the posting date. Throws: what `post` throws. */
export async function showPeriodAt<T>(
  { locale }: Pick<Ctx, 'locale'>,
  field: string,
  post: () => Promise<T>,
): Promise<T> {
  try {
    return await post()
  } catch (error) {
    const refusal = kernelRefusalOf(error)
    if (refusal?.code !== 'accounts.period_closed') throw error
    return fail('accounts.period_closed', {
      details: refusal.details ?? {},
      fields: { [field]: [{ code: 'rule', message: format(text.period_closed, locale) }] },
    })
  }
}
