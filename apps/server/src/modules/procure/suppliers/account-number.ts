import { text } from '@countinghouse/contract/procure/supplier-bank.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import { ibanFault, isBic } from './iban.ts'

const purpose = 'supplier_bank_account'

type Entered = { readonly scheme: 'iban' | 'account'; readonly accountNumber: string; readonly bic: string | null }

/** The number and BIC in stored form: capital letters and digits. Throws: procure.rule_broken at the invalid field. */
export function readAccount(
  { scheme, accountNumber, bic }: Entered,
  locale: Locale,
): { number: string; bic: string | null } {
  const kept = { number: bare(accountNumber), bic: bic === null ? null : bare(bic) }
  const refusals: Record<string, FieldErrors[string]> = {}
  const fault = scheme === 'iban' ? ibanFault(kept.number) : null
  if (fault !== null) {
    const found = kept.number.length
    refusals['accountNumber'] = [{ code: 'rule', message: format(text[fault.key], locale, { ...fault, found }) }]
  }
  if (kept.bic !== null && !isBic(kept.bic))
    refusals['bic'] = [{ code: 'rule', message: format(text.bic_form, locale) }]
  if (Object.keys(refusals).length > 0) fail('procure.rule_broken', { fields: refusals })
  return kept
}

function bare(entered: string): string {
  return entered.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}

/** Identity of the account row to which its encrypted number is bound. */
type Place = { readonly companyId: number; readonly uid: string }

export function sealNumber(box: SecretBox, { companyId, uid }: Place, number: string): Buffer {
  return box.seal(purpose, `${companyId} ${uid}`, Buffer.from(number))
}

/** Throws: not_configured when the installation key differs from the one used for encryption. */
export function openNumber(box: SecretBox, { companyId, uid }: Place, sealed: Buffer): string {
  return box.open(purpose, `${companyId} ${uid}`, sealed)?.toString() ?? fail('not_configured')
}

/** Equal for equal numbers of a company, and reveals nothing about them. */
export function macOf(box: SecretBox, companyId: number, number: string): Buffer {
  return box.mac(purpose, `${companyId} ${number}`)
}

export function masked(lastFour: string): string {
  return `•••• ${lastFour}`
}
