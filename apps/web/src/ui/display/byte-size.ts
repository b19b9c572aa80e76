import { text } from '@countinghouse/contract/kit/job.text'
import type { Language } from '../language/language.tsx'

/** Formats a file size. Units: bytes. */
export function byteSizeText({ t, formatNumber }: Pick<Language, 't' | 'formatNumber'>, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  const size = formatNumber(Math.ceil(bytes / (isLarge ? 100_000 : 1000)) / (isLarge ? 10 : 1))
  return t(isLarge ? text.megabytes : text.kilobytes, { size })
}
