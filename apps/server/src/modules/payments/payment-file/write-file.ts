import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'

export type Transfer = {
  /** Number of the payment, by which the bank reports it. */
  readonly number: string
  readonly amountMinor: number
  readonly payee: string
  readonly scheme: 'iban' | 'account'
  readonly accountNumber: string
  readonly bic: string | null
  /** What the payee reads on its statement. */
  readonly reference: string
}

export type CreditTransfers = {
  readonly number: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly executeOn: string
  readonly currencyCode: string
  readonly payer: string
  readonly iban: string
  readonly bic: string | null
  readonly transfers: readonly Transfer[]
}

/**
 * A customer credit transfer initiation. Names and references are written in the characters that every bank accepts. Source: ISO 20022
 * pain.001.001.09; EPC217-08 for the characters.
 */
export function writeCreditTransfers(file: CreditTransfers): string {
  const { number, createdAt, executeOn, currencyCode, payer, iban, bic, transfers } = file
  const digits = currencyDigits(currencyCode)
  const decimal = (minor: number) => decimalOfMinor(minor, digits)
  const sums =
    element('NbOfTxs', String(transfers.length)) +
    element('CtrlSum', decimal(transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)))
  const header = nested(
    'GrpHdr',
    element('MsgId', plain(number, 35)),
    element('CreDtTm', createdAt),
    sums,
    nested('InitgPty', element('Nm', plain(payer, 70))),
  )
  const information = nested(
    'PmtInf',
    element('PmtInfId', plain(number, 35)),
    element('PmtMtd', 'TRF'),
    sums,
    nested('ReqdExctnDt', element('Dt', executeOn)),
    nested('Dbtr', element('Nm', plain(payer, 70))),
    nested('DbtrAcct', nested('Id', element('IBAN', iban)), element('Ccy', currencyCode)),
    nested('DbtrAgt', institution(bic)),
    element('ChrgBr', currencyCode === 'EUR' ? 'SLEV' : 'SHAR'),
    ...transfers.map((transfer) =>
      nested(
        'CdtTrfTxInf',
        nested('PmtId', element('EndToEndId', plain(transfer.number, 35))),
        nested('Amt', `<InstdAmt Ccy="${currencyCode}">${decimal(transfer.amountMinor)}</InstdAmt>`),
        transfer.bic === null ? '' : nested('CdtrAgt', institution(transfer.bic)),
        nested('Cdtr', element('Nm', plain(transfer.payee, 70))),
        nested('CdtrAcct', nested('Id', accountOf(transfer))),
        nested('RmtInf', element('Ustrd', plain(transfer.reference, 140))),
      ),
    ),
  )
  const root = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">'
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}${nested('CstmrCdtTrfInitn', header, information)}</Document>\n`
}

function institution(bic: string | null): string {
  return nested('FinInstnId', bic === null ? nested('Othr', element('Id', 'NOTPROVIDED')) : element('BICFI', bic))
}

function accountOf({ scheme, accountNumber }: Transfer): string {
  return scheme === 'iban' ? element('IBAN', accountNumber) : nested('Othr', element('Id', accountNumber))
}

/** The characters of the SEPA set: accents are dropped, & is +, others are a full stop. Never blank. */
function plain(words: string, most: number): string {
  const latin = words.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const kept = latin
    .replaceAll('&', '+')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .trim()
  return kept.slice(0, most) || '.'
}

function nested(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join('')}</${name}>`
}

/** `value` has no character that markup would need to escape: it is in the SEPA set, a code, a number or a date. */
function element(name: string, value: string): string {
  return `<${name}>${value}</${name}>`
}
