import { text } from '@countinghouse/contract/payments/errors.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../../platform/database/constraint-meaning.ts'

type Filed = { readonly paymentId: number; readonly file: string }
type Named = { readonly id?: number; readonly lines?: readonly { readonly supplierPaymentId: number }[] }

/** Marks the lines whose payment another file has. */
export const refuseFiled: ConstraintRule = async ({ companyId, locale }, reader, input) => {
  const { id = 0, lines = [] } = input as Named
  const ids = lines.map(({ supplierPaymentId }) => supplierPaymentId)
  const { rows } = await sql<Filed>`
    select l.supplier_payment_id as "paymentId", f.name as file from payments.payment_file_line l
    join payments.payment_file f on f.company_id = l.company_id and f.id = l.payment_file_id
    where l.company_id = ${companyId} and l.supplier_payment_id = any(${ids}::bigint[]) and l.is_live and f.id <> ${id}`.execute(
    reader,
  )
  const files = new Map(rows.map(({ paymentId, file }) => [paymentId, file]))
  const fields = lines.flatMap(({ supplierPaymentId }, at) => {
    const file = files.get(supplierPaymentId)
    const isTwice = ids.indexOf(supplierPaymentId) < at
    if (file === undefined && !isTwice) return []
    const message = isTwice ? format(text.file_twice, locale) : format(text.file_other, locale, { file: file ?? '' })
    return [[`lines.${at}.supplierPaymentId`, [{ code: 'rule', message }]] as const]
  })
  return new AppError('payments.already_filed', { fields: Object.fromEntries(fields) })
}
