import type { XmlElement } from '@rgrove/parse-xml'
import { elementsAt as all, rootOf, textAt as textOf, XmlRefusal } from '../../../platform/xml/xml-elements.ts'
import type { ParsedLine, ParsedStatement } from './parsed-statement.ts'
import { dayOf, minorOf, StatementError, words } from './parsed-statement.ts'

/** Statements of a file in ISO 20022 CAMT.053, of any version. Throws: StatementError. */
export function parseCamt(file: string, digits: number): ParsedStatement[] {
  const statements = all(read(file), 'BkToCstmrStmt', 'Stmt')
  if (statements.length === 0) throw new StatementError('no statement')
  return statements.map((statement) => statementOf(statement, digits))
}

function read(file: string): XmlElement {
  try {
    return rootOf(file)
  } catch (error) {
    if (error instanceof XmlRefusal) throw new StatementError(error.reason, error.line)
    throw error
  }
}

function statementOf(statement: XmlElement, digits: number): ParsedStatement {
  const balances = all(statement, 'Bal')
  const balance = (...codes: readonly string[]) =>
    codes
      .map((code) => balances.find((one) => textOf(one, 'Tp', 'CdOrPrtry', 'Cd') === code))
      .find((one) => one !== undefined)
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')]
  const lines = all(statement, 'Ntry').flatMap((entry) => entryOf(entry, digits))
  return {
    statementNo: words(
      textOf(statement, 'ElctrncSeqNb') ?? textOf(statement, 'LglSeqNb') ?? textOf(statement, 'Id'),
      60,
    ),
    iban: textOf(statement, 'Acct', 'Id', 'IBAN'),
    currency: textOf(statement, 'Acct', 'Ccy') ?? currencyOf(closing),
    openingMinor: opening === undefined ? null : signedOf(opening, digits),
    closingMinor: closing === undefined ? null : signedOf(closing, digits),
    closedOn: closing === undefined ? null : dateOf(closing, 'Dt'),
    lines,
  }
}

/** An entry that the bank booked; pending ones are left out. */
function entryOf(entry: XmlElement, digits: number): ParsedLine[] {
  const status = textOf(entry, 'Sts', 'Cd') ?? textOf(entry, 'Sts')
  const amountMinor = signedOf(entry, digits)
  if ((status !== null && status !== 'BOOK') || amountMinor === 0) return []
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const [first] = details
  const other = amountMinor > 0 ? 'Dbtr' : 'Cdtr'
  const remittance = details.flatMap((detail) => [
    ...all(detail, 'RmtInf', 'Ustrd').map(({ text }) => text),
    ...all(detail, 'RmtInf', 'Strd').flatMap((one) => textOf(one, 'CdtrRefInf', 'Ref') ?? []),
  ])
  const endToEnd = first === undefined ? null : textOf(first, 'Refs', 'EndToEndId')
  return [
    {
      bookedOn: dateOf(entry, 'BookgDt'),
      amountMinor,
      party:
        first === undefined || details.length > 1
          ? null
          : words(textOf(first, 'RltdPties', other, 'Nm') ?? textOf(first, 'RltdPties', other, 'Pty', 'Nm'), 140),
      partyIban: first === undefined ? null : words(textOf(first, 'RltdPties', `${other}Acct`, 'Id', 'IBAN'), 42),
      reference: words(
        endToEnd === 'NOTPROVIDED' ? textOf(entry, 'AcctSvcrRef') : (endToEnd ?? textOf(entry, 'NtryRef')),
        140,
      ),
      description: words(remittance.join(' ') || textOf(entry, 'AddtlNtryInf'), 500),
    },
  ]
}

function signedOf(element: XmlElement, digits: number): number {
  const minor = minorOf(textOf(element, 'Amt') ?? '', digits)
  return textOf(element, 'CdtDbtInd') === 'DBIT' ? -minor : minor
}

function currencyOf(balance: XmlElement | undefined): string | null {
  return (balance === undefined ? undefined : all(balance, 'Amt')[0]?.attributes['Ccy']) ?? null
}

function dateOf(element: XmlElement, name: string): string {
  const text = textOf(element, name, 'Dt') ?? textOf(element, name, 'DtTm') ?? ''
  const [year = '', month = '', day = ''] = text.slice(0, 10).split('-')
  return dayOf(year, month, day)
}
