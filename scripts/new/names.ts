import { camelCase } from '@countinghouse/kernel/names'

/** The spellings of one thing. */
export type Names = {
  /** `packing-type`: files and page path. */
  readonly file: string
  /** `packingType`: export and wire. */
  readonly thing: string
  /** `packing_type`: table. */
  readonly table: string
  readonly one: string
  readonly many: string
  /** `packing-types`: collection below `/api`. */
  readonly apiName: string
  readonly article: 'a' | 'an'
}

export function namesOf(file: string): Names {
  const table = file.replaceAll('-', '_')
  const apiName = pluralOf(file)
  const one = file.replaceAll('-', ' ')
  return {
    file,
    thing: camelCase(table),
    table,
    one,
    many: apiName.replaceAll('-', ' '),
    apiName,
    article: /^[aeiou]/.test(file) ? 'an' : 'a',
  }
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
