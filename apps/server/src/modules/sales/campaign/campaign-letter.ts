import type { Locale } from '@countinghouse/kernel/text'
import { letterOf } from '../../../platform/mail/letter.ts'
import { renderLiquid } from '../../../platform/mail/liquid.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import type { CheckedLetter } from '../../../platform/mail/validate-letter.ts'
import { validateLetter } from '../../../platform/mail/validate-letter.ts'

type Template = { readonly subject: string; readonly body: string }
type Data = {
  readonly company: { readonly name: string }
  readonly customer: { readonly name: string }
  readonly unsubscribe_url: string
}

const sampleLink = 'https://office.example/p/unsubscribe'

/** The variables of a campaign, with sample values. */
export function sampleCampaign(language: Locale): Data {
  const isArabic = language === 'ar'
  return {
    company: { name: isArabic ? 'شركة المثال' : 'Example Ltd' },
    customer: { name: isArabic ? 'نورة' : 'Nora Whitfield' },
    unsubscribe_url: sampleLink,
  }
}

/** A campaign in one language with sample data. `locale`: language of the messages. */
export function validateCampaign(template: Template, language: Locale, locale: Locale): CheckedLetter {
  const unsubscribe = { name: 'unsubscribe_url', address: sampleLink }
  return validateLetter({ ...template, data: sampleCampaign(language), unsubscribe }, locale)
}

/** Null: the template does not suit these values. */
export function renderCampaign({ subject, body }: Template, language: Locale, data: Data): Omit<Mail, 'to'> | null {
  const rendered = { subject: renderLiquid(subject, data), body: renderLiquid(body, data) }
  if (!('text' in rendered.subject) || !('text' in rendered.body)) return null
  return letterOf(rendered.subject.text, rendered.body.text, language)
}
