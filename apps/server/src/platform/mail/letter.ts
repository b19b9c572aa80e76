import type { Locale } from '@countinghouse/kernel/text'
import { directionOf } from '@countinghouse/kernel/text'
import type { Mail } from './mailer.ts'

const subjectLength = 150
const separator = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** A rendered template as a mail in plain text and HTML: paragraphs are separated by blank lines, addresses become links. */
export function letterOf(subject: string, body: string, locale: Locale): Omit<Mail, 'to'> {
  const title = subject.replace(separator, ' ').trim().slice(0, subjectLength)
  const paragraphs = body
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${linked(escaped(paragraph)).replaceAll('\n', '<br>')}</p>`)
  return {
    subject: title,
    text: `${body.trim()}\n`,
    html: `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>${paragraphs.join('')}</body></html>`,
  }
}

/** Of text that is escaped already. */
function linked(text: string): string {
  return text.replace(/https:\/\/[^\s<>"']+/g, (address) => `<a href="${address}">${address}</a>`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)
}
