import type { QuestionKind } from '@countinghouse/contract/crm/survey'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { companyOfToken, surveyTokenHash } from './survey-token.ts'

export type Invitation = {
  readonly id: number
  readonly companyId: number
  readonly surveyId: number
  readonly customerId: number | null
  readonly storeId: number | null
  readonly cashierId: number | null
  readonly productId: number | null
  readonly channel: 'mail' | 'link'
}

/** Throws: crm.survey_gone. */
export function requireCompany(token: string): number {
  return companyOfToken(token) ?? fail('crm.survey_gone')
}

/** The invitation of a token, held until the end in a transaction. Throws: crm.survey_gone, crm.survey_answered. */
export async function findInvitation(db: Reader | Tx, token: string, isLocked = false): Promise<Invitation> {
  const companyId = requireCompany(token)
  const { rows } = await sql<Invitation & { status: string }>`
    select i.id, i.company_id as "companyId", i.survey_id as "surveyId", i.customer_id as "customerId", i.store_id as "storeId",
      i.cashier_id as "cashierId", i.product_id as "productId", i.channel, i.status
    from crm.survey_invitation i join crm.survey s on s.company_id = i.company_id and s.id = i.survey_id
    where i.company_id = ${companyId} and i.token_hash = ${surveyTokenHash(token)}
      and (i.status = 'answered' or (s.status = 'open' and i.expires_at > now()))
    ${isLocked ? sql`for no key update of i` : sql``}`.execute(db)
  const { status, ...found } = rows[0] ?? fail('crm.survey_gone')
  if (status === 'answered') fail('crm.survey_answered')
  return found
}

export type Question = {
  readonly questionNo: number
  readonly kind: QuestionKind
  readonly labelEn: string
  readonly labelAr: string
  readonly optionsEn: string | null
  readonly optionsAr: string | null
  readonly isRequired: boolean
}

type Of = { readonly companyId: number; readonly surveyId: number }

export async function findQuestions(db: Reader | Tx, { companyId, surveyId }: Of): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select q.line_no as "questionNo", q.kind, q.label_en as "labelEn", q.label_ar as "labelAr", q.options_en as "optionsEn",
      q.options_ar as "optionsAr", q.is_required as "isRequired"
    from crm.survey_question q where q.company_id = ${companyId} and q.survey_id = ${surveyId} order by q.line_no`.execute(
    db,
  )
  return rows
}
