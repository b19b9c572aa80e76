import type { SecretBox } from '../../../platform/config/secret-box.ts'

/** Crockford's base 32, without letters that are taken for others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16
/** The largest prime below 32, so that a mistyped or swapped character is found. */
const checkModulus = 31n

type Origin = { readonly companyId: number; readonly uid: string; readonly place: number }

/**
 * The code of a voucher: 80 bits and a check character. It is not stored but drawn from the key of the installation and what issued it, so
 * that a repeated call answers the same code. Source: sales-crm-finance.md, voucher codes.
 */
export function voucherCode(box: SecretBox, { companyId, uid, place }: Origin): string {
  const bytes = box.mac('voucher_code', `${companyId} ${uid} ${place}`).subarray(0, (codeLength * 5) / 8)
  const digits = [
    ...BigInt(`0x${bytes.toString('hex')}`)
      .toString(32)
      .padStart(codeLength, '0'),
  ]
  const body = digits.map((digit) => alphabet[Number.parseInt(digit, 32)]).join('')
  return `${body.match(/.{4}/g)?.join('-') ?? ''}-${checkOf(body)}`
}

/** A typed code as it is stored, without hyphens and mistaken letters; null: mistyped. */
export function normaliseVoucherCode(entered: string): string | null {
  const code = entered
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const isComplete = code.length === codeLength + 1 && [...code].every((letter) => alphabet.includes(letter))
  return isComplete && checkOf(code.slice(0, codeLength)) === code.at(-1) ? code : null
}

/** What is stored of a normalised code: it finds the voucher, and cannot be used to pay. */
export function voucherHash(box: SecretBox, companyId: number, code: string): Buffer {
  return box.mac('voucher', `${companyId} ${code}`)
}

/** How the vouchers of a receipt or an issue are stored. */
export function newVoucher(box: SecretBox, origin: Origin): { codeHash: string; lastFour: string; code: string } {
  const code = voucherCode(box, origin)
  const plain = code.replaceAll('-', '')
  return { code, codeHash: voucherHash(box, origin.companyId, plain).toString('hex'), lastFour: plain.slice(-4) }
}

function checkOf(body: string): string {
  const value = [...body].reduce((sum, letter) => (sum * 32n + BigInt(alphabet.indexOf(letter))) % checkModulus, 0n)
  return alphabet[Number(value)] ?? ''
}
