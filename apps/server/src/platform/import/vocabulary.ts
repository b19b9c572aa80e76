import type { FieldModel } from '@countinghouse/contract/field-model'
import { isRecords } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/import.text'
import type { Listing } from '@countinghouse/contract/listing'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { folded, likeness, piecesOf } from './likeness.ts'

/** One allowed value: how it is stored, how it is shown, and by which words it is known. */
export type AllowedValue = { readonly value: string; readonly label: Text; readonly names: readonly string[] }
/** What each shared list allows, by the name of the list, and the currency of the company. */
export type References = {
  readonly lists: ReadonlyMap<string, readonly AllowedValue[]>
  readonly currency: string
}

const enough = 0.3
const suggestionCount = 3

/** The values a field allows; empty when it takes any. */
export function allowedValues(
  owner: Pick<Listing, 'text'>,
  model: FieldModel,
  references: References,
): readonly AllowedValue[] {
  if (isRecords(model)) return []
  if (model.list !== null) return references.lists.get(model.list) ?? []
  return model.choices.map((value) => {
    const label = owner.text[`${model.name}_${value}`] ?? { en: value, ar: value }
    return { value, label, names: [value, label.en, label.ar] }
  })
}

/** Finds a value by any of its names, in either language. */
export class Vocabulary {
  readonly labels: readonly string[]
  private readonly exact: ReadonlySet<string>
  private readonly values = new Map<string, string>()
  private readonly spellings: readonly { label: string; name: string }[]
  private readonly known = new Map<string, readonly string[]>()
  /** Cut up for the first word that is not found; most files have none. */
  private pieces: readonly { label: string; pieces: ReadonlySet<string> }[] | null = null

  constructor(allowed: readonly AllowedValue[], locale: Locale) {
    this.exact = new Set(allowed.map(({ value }) => value))
    this.labels = allowed.map(({ label }) => label[locale])
    // The values themselves come first: a name must not stand for a value that another one spells.
    for (const { value } of allowed) this.values.set(folded(value), value)
    this.spellings = allowed.flatMap(({ value, label, names }) =>
      names.map((given) => {
        const name = folded(given)
        if (!this.values.has(name)) this.values.set(name, value)
        return { label: label[locale], name }
      }),
    )
  }

  find(name: string): string | null {
    // Two values may be spelt alike but for a mark.
    return this.exact.has(name.trim()) ? name.trim() : (this.values.get(folded(name)) ?? null)
  }

  /** Labels of what could be meant, the likeliest first. */
  suggestions(name: string): readonly string[] {
    const known = this.known.get(name)
    if (known !== undefined) return known
    const wanted = piecesOf(folded(name))
    this.pieces ??= this.spellings.map((spelling) => ({ label: spelling.label, pieces: piecesOf(spelling.name) }))
    const scored = this.pieces.map(({ label, pieces }) => ({ label, score: likeness(wanted, pieces) }))
    const ordered = scored.filter(({ score }) => score >= enough).toSorted((one, other) => other.score - one.score)
    const found = [...new Set(ordered.map(({ label }) => label))].slice(0, suggestionCount)
    this.known.set(name, found)
    return found
  }
}

const yes = [
  'yes',
  'y',
  'true',
  'on',
  '1',
  'x',
  '✓',
  'ja',
  'wahr',
  'oui',
  'vrai',
  'si',
  'verdadero',
  text.yes.ar,
  'صحيح',
]
const no = ['no', 'n', 'false', 'off', '0', 'nein', 'falsch', 'non', 'faux', 'falso', text.no.ar, 'خطأ']
const switches = new Map([
  ...yes.map((word) => [wordOf(word), true] as const),
  ...no.map((word) => [wordOf(word), false] as const),
])

/** What a word for yes or no says; null when it is neither. */
export function switchOf(word: string): boolean | null {
  return switches.get(wordOf(word)) ?? null
}

function wordOf(word: string): string {
  return folded(word) || word.trim()
}
