import type { NotificationKind } from '@countinghouse/contract/desk/notification'
import { text as mailText } from '@countinghouse/contract/desk/mail.text'
import { text as noticeText } from '@countinghouse/contract/desk/notification.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Mail } from '../../platform/mail/mailer.ts'
import { writtenMail } from '../../platform/mail/written-mail.ts'
import type { WrittenWords } from './search-words.ts'
import { wordsOf } from './search-words.ts'

export type MailedNotice = {
  readonly kind: NotificationKind
  readonly groupKey: string
  readonly address: string
  readonly args: WrittenWords
}

const mostParts = 20

/** One email of all notifications, grouped by record, in plain text and in HTML without pictures or scripts. */
export function noticeMail(
  notices: readonly MailedNotice[],
  { to, locale, publicUrl }: { to: string; locale: Locale; publicUrl: string },
): Mail {
  const groups = [...Map.groupBy(notices, ({ groupKey }) => groupKey).values()]
  const parts = groups.slice(0, mostParts).map((group) => ({
    lines: group.map((notice) => lineOf(notice, locale)),
    link: { address: linkOf(group[0]?.address ?? '/', publicUrl), words: mailText.open[locale] },
  }))
  const left = notices.length - groups.slice(0, mostParts).flat().length
  const [only, another] = notices
  const subject =
    only !== undefined && another === undefined
      ? lineOf(only, locale).title
      : format(mailText.several, locale, { count: notices.length })
  const more = left > 0 ? format(mailText.more, locale, { count: left }) : null
  return { to, ...writtenMail({ subject, parts, more, why: mailText.why[locale], locale }) }
}

/** The email that an administrator sends to test email delivery. */
export function testMail(to: string, locale: Locale, name: string, publicUrl: string): Mail {
  const words = format(mailText.testWords, locale, { name })
  const link = { address: `${publicUrl}/`, words: mailText.open[locale] }
  const parts = [{ lines: [{ title: words, words: null }], link }]
  return { to, ...writtenMail({ subject: mailText.testSubject[locale], parts, why: mailText.why[locale], locale }) }
}

function lineOf({ kind, args }: MailedNotice, locale: Locale) {
  const { words, outcome, ...named } = wordsOf(args, locale)
  return { title: format(noticeText[`title_${kind}`], locale, named), words: words ?? outcome ?? null }
}

/** A panel can open on any page. */
function linkOf(address: string, publicUrl: string): string {
  return `${publicUrl}${address.startsWith('#') ? `/apps/modules/${address}` : address}`
}
