import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/webcheckout/errors.text'
import { previewTemplate, testTemplate } from '@countinghouse/contract/webcheckout/template-preview'
import type { MailEvent } from '@countinghouse/contract/webcheckout/web-template'
import {
  mailEvents,
  publishTemplate,
  webTemplate,
  withdrawTemplate,
} from '@countinghouse/contract/webcheckout/web-template'
import { AppError } from '@countinghouse/kernel/errors'
import { atField } from '../../platform/calls/at-field.ts'
import type { GuardCtx, MasterGuard } from '../../platform/calls/context.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { variablesOf } from './mail/mail-data.ts'
import { publish, queueTest, withdraw } from './template/template-steps.ts'
import { validateTemplate } from './template/validate-template.ts'

const api = ({ mail: { mailer } }: Declared) => [
  handleRead(previewTemplate, ({ locale }, _reader, entered) => {
    const { subject, body, issues } = validateTemplate(entered, locale)
    return { subject, body, issues: [...issues], variables: variablesOf(entered.event) }
  }),
  handleWrite(publishTemplate, publish),
  handleWrite(withdrawTemplate, withdraw),
  handleWrite(testTemplate, async (ctx, tx, input) => {
    const queued = await queueTest(ctx, tx, input)
    return mailer === null ? fail('not_configured') : queued
  }),
]

/** Refuses a template that could not be sent, at its fields. */
function requireValid({ locale }: GuardCtx, values: Readonly<Record<string, unknown>>): void {
  const event = mailEvents.find((one) => one === values['event'])
  if (event === undefined) return
  const fields = {
    ...issuesOf(values, { event, language: 'en' }, locale),
    ...issuesOf(values, { event, language: 'ar' }, locale),
  }
  if (Object.keys(fields).length > 0) fail('webcheckout.template_invalid', { fields })
}

function issuesOf(
  values: Readonly<Record<string, unknown>>,
  { event, language }: { readonly event: MailEvent; readonly language: 'en' | 'ar' },
  locale: GuardCtx['locale'],
) {
  const suffix = language === 'en' ? 'En' : 'Ar'
  const entered = { subject: String(values[`subject${suffix}`]), body: String(values[`body${suffix}`]) }
  const { issues } = validateTemplate({ event, language, ...entered }, locale)
  return Object.fromEntries(issues.map(({ part, message }) => [`${part}${suffix}`, [{ code: 'rule', message }]]))
}

const guard: MasterGuard = {
  beforeWrite: (ctx, _tx, { after }) => {
    if (after !== null) requireValid(ctx, after)
  },
}

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'webcheckout.template_live': async ({ locale }) =>
    new AppError('webcheckout.template_live', atField({ locale }, ['event'], text.template_live)),
}

export const module = defineModule({ api, constraintRules, guards: { [webTemplate.entity]: guard } })
