import type { ErrorCode } from '@countinghouse/contract/errors'
import { AppError } from '@countinghouse/kernel/errors'
import { failureOf } from '../../../platform/calls/answer.ts'
import type { Ctx } from '../../../platform/calls/context.ts'

/**
 * Attaches an error to the field it concerns; a general message would be hidden by the form. Throws: what `work`
 * throws.
 */
export async function atField<T>({ locale }: Ctx, field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('erp.') || error.fields !== undefined) throw error
    const { message } = failureOf(error, locale, '').body
    const fields = { [field]: [{ code: error.code, message }] }
    throw new AppError(error.code as ErrorCode, {
      ...(error.details !== undefined && { details: error.details }),
      fields,
    })
  }
}
