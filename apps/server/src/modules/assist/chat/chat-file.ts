import { Readable } from 'node:stream'
import type { Chat, Message } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/assistant.text'
import type { Locale } from '@countinghouse/kernel/text'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'

/** A chat as a file: text to read, or JSON with the reports. */
export function chatFile(
  { title, messages }: Chat & { readonly messages: readonly Message[] },
  format: 'txt' | 'json',
  locale: Locale,
): DownloadAnswer {
  const heading = title ?? text.untitled[locale]
  const written =
    format === 'json'
      ? JSON.stringify({ title: heading, messages }, null, 2)
      : [heading, ...messages.map(({ createdAt, question, answer }) => `${createdAt}\n> ${question}\n${answer}`)].join(
          '\n\n',
        )
  const bytes = Buffer.from(`${written}\n`)
  return {
    name: cleanFileName(`${heading}.${format}`),
    mediaType: format === 'json' ? 'application/json' : 'text/plain; charset=utf-8',
    bytes: Readable.from([bytes]),
    byteSize: bytes.byteLength,
  }
}
