import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of the module; `fields` names the field concerned. */
export const errors = {
  /** A rule of a record; each field of it has its text. */
  'crm.rule_broken': { status: 422, text: text.rule_broken },
  /** A resolved or closed case, a won or lost opportunity. */
  'crm.record_closed': { status: 409, text: text.record_closed },
  'crm.customer_erased': { status: 409, text: text.customer_erased },
  /** At the customer. */
  'crm.member_exists': { status: 409, text: text.member_exists },
  'crm.member_customer': { status: 422, text: text.member_customer },
  /** At the credit limit of the customer. */
  'crm.limit_of_member': { status: 409, text: text.limit_of_member },
  /** Questions of a survey that was opened. */
  'crm.survey_opened': { status: 409, text: text.survey_opened },
  'crm.no_questions': { status: 422, text: text.no_questions },
  /** No customer may be mailed: without email address or consent, or asked recently. */
  'crm.not_invited': { status: 422, text: text.not_invited },
  'crm.survey_gone': { status: 404, text: text.survey_gone },
  'crm.survey_answered': { status: 409, text: text.survey_answered },
  /** `fields` names the questions. */
  'crm.answer_invalid': { status: 422, text: text.answer_invalid },
  /** Reviews of customers, and moderated ones, are not edited. */
  'crm.review_moderated': { status: 409, text: text.review_moderated },
} as const satisfies Record<string, ErrorDefinition>
