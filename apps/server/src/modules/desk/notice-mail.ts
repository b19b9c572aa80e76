import type { NotificationKind } from '@countinghouse/contract/desk/notification'
import { text as mailText } from '@countinghouse/contract/desk/mail.text'
import { text as noticeText } from '@countinghouse/contract/desk/notification.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { directionOf } from '@countinghouse/kernel/text'
import type { Mail } from '../../platform/mailer.ts'
import type { WrittenWords } from './written-words.ts'
import { wordsOf } from './written-words.ts'

export type MailedNotice = {
  readonly kind: NotificationKind
  readonly groupKey: string
  readonly address: string
  readonly args: WrittenWords
}

type Line = { readonly title: string; readonly words: string | null }
type Part = { readonly lines: readonly Line[]; readonly link: string }

const mostParts = 20
const subjectLength = 150

/** One mail of all notices, those of one record together, in plain text and in HTML without any picture or script. */
export function noticeMail(
  notices: readonly MailedNotice[],
  { to, locale, publicUrl }: { to: string; locale: Locale; publicUrl: string },
): Mail {
  const groups = [...Map.groupBy(notices, ({ groupKey }) => groupKey).values()]
  const parts = groups.slice(0, mostParts).map((group) => ({
    lines: group.map((notice) => lineOf(notice, locale)),
    link: linkOf(group[0]?.address ?? '/', publicUrl),
  }))
  const left = notices.length - groups.slice(0, mostParts).flat().length
  const [only, another] = notices
  const subject =
    only !== undefined && another === undefined
      ? lineOf(only, locale).title
      : format(mailText.several, locale, { count: notices.length })
  return { to, ...bodyOf(subject, parts, left > 0 ? format(mailText.more, locale, { count: left }) : null, locale) }
}

/** What an administrator sends to see whether mail works. */
export function testMail(to: string, locale: Locale, name: string, publicUrl: string): Mail {
  const words = format(mailText.testWords, locale, { name })
  const parts = [{ lines: [{ title: words, words: null }], link: `${publicUrl}/` }]
  return { to, ...bodyOf(mailText.testSubject[locale], parts, null, locale) }
}

function lineOf({ kind, args }: MailedNotice, locale: Locale): Line {
  const { words, outcome, ...named } = wordsOf(args, locale)
  return { title: format(noticeText[`title_${kind}`], locale, named), words: words ?? outcome ?? null }
}

/** A panel opens over any page. */
function linkOf(address: string, publicUrl: string): string {
  return `${publicUrl}${address.startsWith('#') ? `/apps/modules/${address}` : address}`
}

function bodyOf(subject: string, parts: readonly Part[], more: string | null, locale: Locale): Omit<Mail, 'to'> {
  const why = mailText.why[locale]
  const text = [
    ...parts.map(({ lines, link }) =>
      [...lines.flatMap(({ title, words }) => [title, ...(words === null ? [] : [`  ${words}`])]), link].join('\n'),
    ),
    ...(more === null ? [] : [more]),
    `-- \n${why}`,
  ]
  const html = [
    ...parts.map(
      ({ lines, link }) =>
        `<p>${lines.map(htmlLine).join('<br>')}<br><a href="${escaped(link)}">${escaped(mailText.open[locale])}</a></p>`,
    ),
    ...(more === null ? [] : [`<p>${escaped(more)}</p>`]),
    `<hr><p><small>${escaped(why)}</small></p>`,
  ]
  return {
    subject: oneLine(subject).slice(0, subjectLength),
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>${escaped(oneLine(subject))}</title></head><body>${html.join('')}</body></html>`,
  }
}

function htmlLine({ title, words }: Line): string {
  return `<strong>${escaped(title)}</strong>${words === null ? '' : `<br>${escaped(words)}`}`
}

/** A header is one line: whatever could end it is a space. Source: reliability-security.md 7, H10. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)
}
