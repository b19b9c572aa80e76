import type { Locale } from '@countinghouse/kernel/text'
import { directionOf } from '@countinghouse/kernel/text'
import type { Mail } from './mailer.ts'

type Line = { readonly title: string; readonly words: string | null }
export type MailPart = {
  readonly lines: readonly Line[]
  /** Null: it leads nowhere, such as for readers outside the company. */
  readonly link: { readonly address: string; readonly words: string } | null
}

type Written = {
  readonly subject: string
  readonly parts: readonly MailPart[]
  readonly more?: string | null
  /** Why the reader gets it. */
  readonly why: string
  readonly locale: Locale
}

const subjectLength = 150

/** A mail in plain text and in HTML, without any picture or script. */
export function writtenMail({ subject, parts, more = null, why, locale }: Written): Omit<Mail, 'to'> {
  const last = more === null ? [] : [more]
  const text = [
    ...parts.map(({ lines, link }) =>
      [
        ...lines.flatMap(({ title, words }) => [title, ...(words === null ? [] : [`  ${words}`])]),
        ...(link === null ? [] : [link.address]),
      ].join('\n'),
    ),
    ...last,
    `-- \n${why}`,
  ]
  const html = [
    ...parts.map(
      ({ lines, link }) =>
        `<p>${[...lines.map(htmlLine), ...(link === null ? [] : [htmlLink(link)])].join('<br>')}</p>`,
    ),
    ...last.map((words) => `<p>${escaped(words)}</p>`),
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

function htmlLink({ address, words }: NonNullable<MailPart['link']>): string {
  return `<a href="${escaped(address)}">${escaped(words)}</a>`
}

/** A header is one line: whatever could end it is a space. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)
}
