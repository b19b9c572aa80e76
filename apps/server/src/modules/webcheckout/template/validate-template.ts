import type { MailEvent } from '@countinghouse/contract/webcheckout/web-template'
import type { Locale } from '@countinghouse/kernel/text'
import type { CheckedLetter } from '../../../platform/mail/validate-letter.ts'
import { validateLetter } from '../../../platform/mail/validate-letter.ts'
import { sampleData } from '../mail/mail-data.ts'

type Entered = { readonly event: MailEvent; readonly language: Locale; readonly subject: string; readonly body: string }

/** A template with sample data. `locale`: language of the messages. */
export function validateTemplate({ event, language, ...written }: Entered, locale: Locale): CheckedLetter {
  const data = sampleData(event, language)
  const { unsubscribe_url: address } = Object(data['cart']) as { readonly unsubscribe_url?: string }
  const unsubscribe = address === undefined ? null : { name: 'cart.unsubscribe_url', address }
  return validateLetter({ ...written, data, unsubscribe }, locale)
}
