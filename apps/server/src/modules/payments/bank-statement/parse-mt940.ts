import type { ParsedLine, ParsedStatement } from './parsed-statement.ts'
import { dayOf, minorOf, StatementError, words } from './parsed-statement.ts'

type Field = { readonly tag: string; readonly text: string; readonly line: number }

/** Statements of a file in SWIFT MT940. Throws: StatementError with the line. */
export function parseMt940(file: string, digits: number): ParsedStatement[] {
  const statements: Field[][] = []
  for (const field of fieldsOf(file)) {
    if (field.tag === '20') statements.push([])
    statements.at(-1)?.push(field)
  }
  if (statements.length === 0) throw new StatementError('no statement')
  return statements.map((fields) => statementOf(fields, digits))
}

function fieldsOf(file: string): Field[] {
  const fields: { tag: string; text: string; line: number }[] = []
  for (const [at, line] of file.split(/\r\n|\n|\r/).entries()) {
    const match = /^:(\d\d[A-Z]?):(.*)$/.exec(line)
    const last = fields.at(-1)
    if (match !== null) fields.push({ tag: match[1] ?? '', text: match[2] ?? '', line: at + 1 })
    else if (line.startsWith('-') || line.startsWith('{')) continue
    else if (last !== undefined) last.text += `\n${line}`
  }
  return fields
}

function statementOf(fields: readonly Field[], digits: number): ParsedStatement {
  const find = (...tags: readonly string[]) => fields.find(({ tag }) => tags.includes(tag))
  const [opening, closing] = [find('60F', '60M'), find('62F', '62M')].map((field) =>
    field === undefined ? null : balanceOf(field, digits),
  )
  const lines = fields.flatMap((field, at) => {
    const info = fields[at + 1]
    return field.tag === '61' ? lineOf(field, info?.tag === '86' ? info.text : '', digits) : []
  })
  const account = find('25')?.text.replace(/\s+/g, '') ?? ''
  return {
    statementNo: words(find('28C', '28')?.text, 60),
    iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}/.exec(account)?.[0] ?? null,
    currency: closing?.currency ?? opening?.currency ?? null,
    openingMinor: opening?.minor ?? null,
    closingMinor: closing?.minor ?? null,
    closedOn: closing?.on ?? null,
    lines,
  }
}

function balanceOf({ text, line }: Field, digits: number) {
  const match = /^([CD])(\d\d)(\d\d)(\d\d)([A-Z]{3})([\d,]+)/.exec(text)
  if (match === null) throw new StatementError('no balance', line)
  const [, mark, year, month, day, currency = '', amount = ''] = match
  const minor = minorOf(amount, digits, line)
  return { minor: mark === 'D' ? -minor : minor, currency, on: dayOf(`20${year}`, month ?? '', day ?? '', line) }
}

/** The value date, in place of which the entry date is taken where there is one; marks RC and RD reverse a credit and a debit. */
function lineOf({ text, line }: Field, info: string, digits: number): ParsedLine[] {
  const match = /^(\d\d)(\d\d)(\d\d)(\d{4})?(R?[CD])[A-Z]?(\d[\d,]*)([A-Z][A-Z0-9]{3})([^\n]*)/.exec(text)
  if (match === null) throw new StatementError('no entry', line)
  const [, year = '', month = '', day = '', entry, mark = '', amount = '', , references = ''] = match
  const minor = minorOf(amount, digits, line)
  if (minor === 0) return []
  const valueOn = dayOf(`20${year}`, month, day, line)
  const [reference = ''] = references.split('//')
  return [
    {
      bookedOn: entry === undefined ? valueOn : entryDay(valueOn, entry, line),
      amountMinor: mark === 'C' || mark === 'RD' ? minor : -minor,
      reference: words(reference === 'NONREF' ? null : reference, 140),
      ...detailsOf(info),
    },
  ]
}

/** The entry date has no year: that of the value date, or the one beside it at the turn of the year. */
function entryDay(valueOn: string, entry: string, line: number): string {
  const [year, month, day] = [Number(valueOn.slice(0, 4)), entry.slice(0, 2), entry.slice(2)]
  const months = Number(month) - Number(valueOn.slice(5, 7))
  return dayOf(String(months > 6 ? year - 1 : months < -6 ? year + 1 : year), month, day, line)
}

/** Information to the account owner: German subfields `?20`, else plain text. */
function detailsOf(info: string): Pick<ParsedLine, 'party' | 'partyIban' | 'description'> {
  const plain = info.replace(/\n/g, '')
  if (!/^\d{3}\?\d\d/.test(plain)) return { party: null, partyIban: null, description: words(info, 500) }
  const parts = new Map(
    plain
      .slice(3)
      .split('?')
      .slice(1)
      .map((part) => [part.slice(0, 2), part.slice(2)]),
  )
  const joined = (from: number, to: number) =>
    [...parts].flatMap(([key, text]) => (Number(key) >= from && Number(key) <= to ? text : [])).join('')
  return {
    party: words(joined(32, 33), 140),
    partyIban: words(parts.get('31'), 42),
    description: words([joined(20, 29), joined(60, 63)].join(' '), 500),
  }
}
