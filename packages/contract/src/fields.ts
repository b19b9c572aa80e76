import { z } from 'zod'

/**
 * The kinds of field a list, master or form may have. Each is a closed zod schema whose `meta` names the widget that edits it;
 * labels come from the slice's texts by the field's name. A field that may stay empty is null, never absent or ''. Kinds that the
 * first pages do not need are in `rich-fields.ts`.
 */
export function textField(options: { max: number; min?: number }) {
  return z
    .string()
    .trim()
    .min(options.min ?? 1)
    .max(options.max)
    .regex(printable)
    .meta({ widget: 'text' })
}

/** A text that a list only shows, whatever it holds; no form edits it. */
export function shownField() {
  return z.string().meta({ widget: 'text' })
}

export function multilineField(options: { max: number }) {
  return z.string().trim().min(1).max(options.max).regex(printableLines).meta({ widget: 'multiline' })
}

/** Short code people type: letters, digits and `-_./`; unique without regard to case. */
export function codeField(options: { min?: number; max?: number } = {}) {
  return z
    .string()
    .trim()
    .min(options.min ?? 2)
    .max(options.max ?? 20)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u)
    .meta({ widget: 'text', isCode: true })
}

/** Letters of any script are welcome, so the API document calls it an IRI. Source: RFC 3987. */
export function urlField() {
  return z
    .url({ protocol: /^https?$/ })
    .max(300)
    .meta({ widget: 'url', format: 'iri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?:' })
}

/** Name of a file as its owner's machine has it; the server cleans it for display and never uses it as a path. */
export function fileNameField() {
  return z.string().min(1).max(300)
}

export function switchField() {
  return z.boolean().meta({ widget: 'switch' })
}

export function integerField(options: { min: number; max: number }) {
  return z.int().min(options.min).max(options.max).meta({ widget: 'integer' })
}

/** Parts per million, shown and typed as per cent. */
export function rateField(options: { minPpm?: number; maxPpm: number }) {
  return z
    .int()
    .min(options.minPpm ?? 0)
    .max(options.maxPpm)
    .meta({ widget: 'rate' })
}

/** One of fixed choices; their texts are `<field>_<choice>` in the slice's texts. */
export function choiceField<const C extends readonly [string, ...string[]]>(choices: C) {
  return z.enum(choices).meta({ widget: 'choice' })
}

export function dateField() {
  return z.iso.date().meta({ widget: 'date' })
}

/** A moment: shown on the reader's clock, asked for by days of the company. No form edits it. Units: UTC, ISO 8601. */
export function instantField() {
  return z.iso.datetime({ offset: true }).meta({ widget: 'instant' })
}

/** Code of a shared reference list, picked from it; of a time zone its IANA name. */
export function referenceField(list: 'country' | 'currency' | 'timezone') {
  return z
    .string()
    .max(60)
    .regex(list === 'timezone' ? /^[A-Za-z0-9]+(?:[/_+-][A-Za-z0-9]+)*$/ : /^[A-Z]{2,3}$/)
    .meta({ widget: 'reference', list })
}

/** No control characters: they break lines in logs, exports and labels. */
const printable = /^[^\p{Cc}\p{Cs}]*$/u
const printableLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u
